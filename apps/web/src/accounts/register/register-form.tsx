import { isRole, ROLES, type Role, roleLabel } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useId } from 'react'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { RequiredNote } from '../../ui/input/required-note.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Select } from '../../ui/input/select.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { MESSAGES } from '../accounts.messages.ts'
import { PasswordFields } from '../password-fields.tsx'
import { remaining } from './remaining.ts'
import { useRegister } from './use-register.ts'

const say = MESSAGES.register

const KINDS = [
  { value: 'particulier', label: say.particulier },
  { value: 'professionnel', label: say.professionnel },
] as const

export function RegisterForm() {
  const { form, kind, setKind, submit, loading, error } = useRegister()
  const state: unknown = useHistoryState()
  const reasonId = useId()
  const reason = remaining(form.values, form.errors)
  return (
    <form className="register-form" noValidate onSubmit={submit}>
      <div>
        <h1 tabIndex={-1}>{say.page}</h1>
        <p className="muted register-other">
          {say.haveAccount}{' '}
          <Link href={paths.login} state={state}>
            {say.login}
          </Link>
        </p>
        <RequiredNote />
      </div>
      {error && (
        <Banner tone="bad" live>
          {error}
        </Banner>
      )}
      <Segmented legend={say.kind} value={kind} onChange={setKind} options={KINDS} />
      {kind === 'professionnel' && <p className="small muted">{say.companyLater}</p>}
      <Field label={say.username} error={form.shown('username')}>
        <TextInput autoComplete="username" autoCapitalize="none" {...form.control('username')} />
      </Field>
      <div className="register-pair">
        <Field label={say.email} error={form.shown('email')}>
          <TextInput type="email" autoComplete="email" {...form.control('email')} />
        </Field>
        <Field label={say.confirmEmail} error={form.shown('confirmEmail')}>
          <TextInput type="email" autoComplete="email" {...form.control('confirmEmail')} />
        </Field>
      </div>
      <PasswordFields
        form={form}
        owner={{ email: form.values.email, names: [form.values.username] }}
      />
      <RoleField
        value={form.values.role}
        error={form.shown('role')}
        onChange={(role) => form.change('role', role)}
      />
      <div>
        <Button
          type="submit"
          size="l"
          wide
          busy={loading}
          busyLabel={say.busy}
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason ? reasonId : undefined}
        >
          {say.submit}
        </Button>
        <p className="hint register-reason" id={reasonId}>
          {withWholeWords(reason)}
        </p>
      </div>
    </form>
  )
}

const OPTIONS = ROLES.toReversed().map((role) => ({
  value: role,
  label: role === 'user' ? roleLabel(role) : say.onRequest(roleLabel(role)),
}))

interface RoleFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (role: Role) => void
}

/** For the insurer's own people. Anyone may request any role; the hint says that it still has to be granted. */
function RoleField({ value, error, onChange }: RoleFieldProps) {
  const role = isRole(value) ? value : 'user'
  return (
    <Disclosure summary={say.team}>
      <Field label={say.role} error={error} hint={role !== 'user' && say.roleRequest(role)}>
        <Select name="role" value={role} onChange={onChange} options={OPTIONS} />
      </Field>
    </Disclosure>
  )
}
