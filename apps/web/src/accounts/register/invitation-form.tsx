import { type FieldErrors, withoutNulls } from '@sillage/domain/accounts/login.ts'
import {
  type NewPassword,
  newPasswordErrors,
  usernameError,
} from '@sillage/domain/accounts/registration.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { failureText, fieldFailures } from '../failure-text.ts'
import { PasswordFields } from '../password-fields.tsx'
import { RECOVERY_MESSAGES } from '../recovery/recovery.messages.ts'
import { invitationApi } from '../recovery/recovery-api.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import './register.css'

const say = RECOVERY_MESSAGES.invitation

interface Invited extends NewPassword {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

const EMPTY: Invited = {
  username: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
}

export function InvitationForm({ token, email }: { token: string; email: string }) {
  const [, navigate] = useLocation()
  const form = useCheckedForm(EMPTY, errorsOf)
  const acceptance = useMutation({
    mutationFn: ({ username, password, firstName, lastName }: Invited) =>
      invitationApi.accept({
        body: {
          token,
          username: username.trim(),
          password,
          ...(firstName.trim() ? { firstName: firstName.trim() } : {}),
          ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
        },
      }),
    onSuccess: () =>
      // the invitation proved who owns the mailbox: its token also allows creating the first passkey
      navigate(`${paths.login}#token=${token}`, {
        replace: true,
        state: { created: { email, requestedRole: null } },
      }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (acceptance.isPending) return
    if (Object.keys(form.errors).length > 0) return form.fail(element)
    acceptance.mutate(form.values, {
      onError: (failure) => form.fail(element, fieldFailures(failure, ['username', 'password'])),
    })
  }

  return (
    <form className="login-form" noValidate onSubmit={submit}>
      {acceptance.error && (
        <Banner tone="bad" live>
          {failureText(acceptance.error)}
        </Banner>
      )}
      <Field label={say.username} error={form.shown('username')}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          maxLength={50}
          {...form.control('username')}
        />
      </Field>
      <div className="register-pair">
        <Field label={say.firstName} optional>
          <TextInput autoComplete="given-name" maxLength={80} {...form.control('firstName')} />
        </Field>
        <Field label={say.lastName} optional>
          <TextInput autoComplete="family-name" maxLength={80} {...form.control('lastName')} />
        </Field>
      </div>
      <PasswordFields form={form} />
      <Button type="submit" size="l" wide busy={acceptance.isPending} busyLabel={say.busy}>
        {say.submit}
      </Button>
    </form>
  )
}

function errorsOf(form: Invited): FieldErrors<Invited> {
  return {
    ...withoutNulls<Pick<Invited, 'username'>>({ username: usernameError(form.username) }),
    ...newPasswordErrors(form),
  }
}
