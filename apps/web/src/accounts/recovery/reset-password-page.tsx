import { newPasswordErrors } from '@sillage/domain/accounts/registration.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { useSession } from '../../shell/session/session.ts'
import { leave } from '../../shell/session/session-actions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { failureText, fieldFailures } from '../failure-text.ts'
import { PasswordFields } from '../password-fields.tsx'
import { AccountPage } from '../profile/account-page.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { isDeadLink, readLinkToken } from './link-token.ts'
import { RECOVERY_MESSAGES } from './recovery.messages.ts'
import { recoveryApi } from './recovery-api.ts'
import '../register/register.css'

const say = RECOVERY_MESSAGES.reset

/** The page that a forgotten-password e-mail links to: choose a new password, then sign in with it. */
export function ResetPasswordPage() {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const form = useCheckedForm({ password: '', confirmPassword: '' }, newPasswordErrors)
  const change = useMutation({
    mutationFn: (password: string) =>
      recoveryApi.resetPassword({ body: { token: readLinkToken(), password } }),
    onSuccess: () => {
      navigate(paths.login, { replace: true, state: { done: 'password' } })
      // the change ended every session of the account, including any in this browser
      if (user) leave()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (change.isPending) return
    if (Object.keys(form.errors).length > 0) return form.fail(element)
    change.mutate(form.values.password, {
      onError: (failure) => form.fail(element, fieldFailures(failure, ['password'])),
    })
  }

  return (
    <AccountPage title={say.page} lead={say.lead}>
      {readLinkToken() === '' ? (
        <Banner tone="bad" action={<AskAgain />}>
          {RECOVERY_MESSAGES.deadLink}
        </Banner>
      ) : (
        <form className="login-form" noValidate onSubmit={submit}>
          {change.error && (
            <Banner tone="bad" live action={isDeadLink(change.error) && <AskAgain />}>
              {failureText(change.error)}
            </Banner>
          )}
          <PasswordFields form={form} label={say.password} />
          <Button type="submit" size="l" wide busy={change.isPending} busyLabel={say.busy}>
            {say.submit}
          </Button>
        </form>
      )}
    </AccountPage>
  )
}

function AskAgain() {
  return (
    <RouteButton to={paths.forgotPassword} variant="secondary" size="s">
      {say.askAgain}
    </RouteButton>
  )
}
