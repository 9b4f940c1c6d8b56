import { type FieldErrors, withoutNulls } from '@sillage/domain/accounts/login.ts'
import { emailError } from '@sillage/domain/accounts/registration.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { failureText } from '../failure-text.ts'
import { AccountPage } from '../profile/account-page.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { RECOVERY_MESSAGES } from './recovery.messages.ts'
import { recoveryApi } from './recovery-api.ts'

const say = RECOVERY_MESSAGES.forgotten

interface Forgotten {
  readonly email: string
}

const stateSchema = v.object({ email: v.string() })

/** « Mot de passe oublié »: shows the same result whether the account exists or not. */
export function ForgotPasswordPage() {
  const { user } = useSession()
  const typed = v.safeParse(stateSchema, useHistoryState())
  const form = useCheckedForm<Forgotten>(
    { email: (typed.success && typed.output.email) || (user?.email ?? '') },
    errorsOf,
  )
  const asking = useMutation({
    mutationFn: (email: string) => recoveryApi.forgotPassword({ body: { email } }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (asking.isPending) return
    if (form.errors.email) form.fail(event.currentTarget)
    else asking.mutate(form.values.email.trim())
  }

  return (
    <AccountPage title={say.page} lead={say.lead}>
      {asking.data && (
        <Banner tone="good" live lead={asking.data.message}>
          {say.again}
        </Banner>
      )}
      {asking.error && (
        <Banner tone="bad" live>
          {failureText(asking.error)}
        </Banner>
      )}
      <form className="login-form" noValidate onSubmit={submit}>
        <Field label={say.email} error={form.shown('email')}>
          <TextInput type="email" autoComplete="username" {...form.control('email')} />
        </Field>
        <Button type="submit" size="l" wide busy={asking.isPending} busyLabel={say.busy}>
          {say.submit}
        </Button>
      </form>
      <p className="small">
        <Link href={paths.login}>{RECOVERY_MESSAGES.backToLogin}</Link>
      </p>
    </AccountPage>
  )
}

function errorsOf({ email }: Forgotten): FieldErrors<Forgotten> {
  return withoutNulls<Forgotten>({ email: emailError(email) })
}
