import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { useSession } from '../../shell/session/session.ts'
import { showUser } from '../../shell/session/session-actions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { PasswordInput } from '../../ui/input/password-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { failureText, fieldFailures } from '../failure-text.ts'
import { AccountPage } from '../profile/account-page.tsx'
import { GoOn, GoOnWithIt } from './go-on.tsx'
import { isDeadLink, readLinkToken } from './link-token.ts'
import { RECOVERY_MESSAGES } from './recovery.messages.ts'
import { recoveryApi } from './recovery-api.ts'

const say = RECOVERY_MESSAGES.confirm

/**
 * The page that a confirmation e-mail links to. It confirms on a click, not on the visit: some mail readers open
 * every link.
 */
export function ConfirmEmailPage() {
  const { user } = useSession()
  const client = useQueryClient()
  const confirmation = useMutation({
    mutationFn: (password: string) =>
      recoveryApi.confirmEmail({
        body: { token: readLinkToken(), ...(password === '' ? {} : { password }) },
      }),
    onSuccess: ({ email }) => {
      if (user) showUser({ ...user, email, emailVerified: true })
      return client.invalidateQueries({ queryKey: ['profile'] })
    },
  })
  const { data, error } = confirmation
  // a missing or wrong password can be typed again; when the session has expired (401), the form asks for the
  // password instead
  const wrong = fieldFailures(error, ['password']).password
  const goesOn = wrong !== undefined || (error instanceof ApiError && error.status === 401)
  if (readLinkToken() === '')
    return (
      <AccountPage title={say.page}>
        <Banner tone="bad">{RECOVERY_MESSAGES.deadLink}</Banner>
        <GoOn isSignedIn={user !== null} />
      </AccountPage>
    )
  return (
    <AccountPage title={say.page} lead={data ? undefined : say.lead}>
      {data && (
        <Banner tone="good" live lead={say.done}>
          {say.doneText(data.email)}
        </Banner>
      )}
      {error && !wrong && (
        <Banner tone="bad" live lead={failureText(error)}>
          {isDeadLink(error) && user?.emailVerified
            ? say.confirmedAlready(user.email)
            : !goesOn && say.refusedText}
        </Banner>
      )}
      {data && user ? (
        <GoOnWithIt />
      ) : data || (error && !goesOn) ? (
        <GoOn isSignedIn={user !== null} />
      ) : (
        <ConfirmForm
          needsPassword={user === null || wrong !== undefined}
          wrong={wrong}
          isBusy={confirmation.isPending}
          onConfirm={(password) => confirmation.mutate(password)}
        />
      )}
    </AccountPage>
  )
}

interface ConfirmFormProps {
  /** The link proves who owns the mailbox; the password proves who owns the account when its session isn't open. */
  readonly needsPassword: boolean
  readonly wrong: string | undefined
  readonly isBusy: boolean
  readonly onConfirm: (password: string) => void
}

function ConfirmForm({ needsPassword, wrong, isBusy, onConfirm }: ConfirmFormProps) {
  const [password, setPassword] = useState('')
  const [isTouched, touch] = useState(false)
  const isMissing = needsPassword && password === ''
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    touch(true)
    if (isBusy) return
    if (isMissing) event.currentTarget.querySelector('input')?.focus()
    else onConfirm(password)
  }
  return (
    <form className="login-form" noValidate onSubmit={submit}>
      {needsPassword && (
        <Field
          label={say.password}
          error={isTouched && isMissing ? ACCOUNT_MESSAGES.passwordMissing : wrong}
          hint={
            <>
              {say.passwordHint} <Link href={paths.forgotPassword}>{say.forgotten}</Link>
            </>
          }
        >
          <PasswordInput
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" size="l" wide busy={isBusy} busyLabel={say.busy}>
        {say.submit}
      </Button>
    </form>
  )
}
