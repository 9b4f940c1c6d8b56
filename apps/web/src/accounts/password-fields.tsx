import {
  guessablePasswordError,
  type PasswordOwner,
} from '@sillage/domain/accounts/naming/guessable-password.ts'
import { passwordCriteria, passwordStrength } from '@sillage/domain/accounts/password.ts'
import type { NewPassword } from '@sillage/domain/accounts/registration.ts'
import { Field } from '../ui/input/field.tsx'
import { FieldOk } from '../ui/input/field-ok.tsx'
import { PasswordInput } from '../ui/input/password-input.tsx'
import { PasswordMeter } from '../ui/input/password-meter.tsx'
import { MESSAGES } from './accounts.messages.ts'
import type { useCheckedForm } from './use-checked-form.ts'

const say = MESSAGES.register

interface PasswordFieldsProps {
  readonly form: Pick<
    ReturnType<typeof useCheckedForm<NewPassword>>,
    'values' | 'shown' | 'control'
  >
  readonly label?: string
  /** Who chooses, as far as the form knows. */
  readonly owner?: PasswordOwner
}

const UNKNOWN: PasswordOwner = { email: '', names: [] }
/** The list of common passwords stays on the server, which has the last word. */
const NONE_COMMON: ReadonlySet<string> = new Set()

/** The new password with its strength, and its confirmation. */
export function PasswordFields({
  form,
  label: asked = say.password,
  owner = UNKNOWN,
}: PasswordFieldsProps) {
  const { password, confirmPassword } = form.values
  const isGuessable = guessablePasswordError(password, { owner, common: NONE_COMMON }) !== null
  const strength = say.strength[passwordStrength(password)] ?? ''
  const criteria = passwordCriteria(password).map(({ label, isMet }) => ({ label, met: isMet }))
  const doMatch = confirmPassword !== '' && confirmPassword === password
  return (
    <>
      <div className="register-password">
        <Field label={asked} error={form.shown('password')}>
          <PasswordInput
            autoComplete="new-password"
            {...form.control('password')}
            aria-description={criteria.map(({ label }) => label).join(', ')}
          />
        </Field>
        <PasswordMeter criteria={criteria} word={isGuessable ? say.guessable : strength} />
      </div>
      <Field
        label={say.confirmPassword}
        error={form.shown('confirmPassword')}
        hint={doMatch && <FieldOk>{say.passwordsMatch}</FieldOk>}
      >
        <PasswordInput autoComplete="new-password" {...form.control('confirmPassword')} />
      </Field>
    </>
  )
}
