import { ACCOUNT_MESSAGES } from '@sillage/domain/accounts/accounts.messages.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import type { SignIn } from '../../shell/session/session-actions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { PasswordInput } from '../../ui/input/password-input.tsx'
import { RequiredNote } from '../../ui/input/required-note.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { RECOVERY_MESSAGES } from '../recovery/recovery.messages.ts'
import { externalApi } from '../recovery/recovery-api.ts'

const say = RECOVERY_MESSAGES.external

export interface LinkAsked {
  readonly linkToken: string
  readonly email: string
}

interface LinkAccountProps {
  readonly asked: LinkAsked
  readonly signIn: (call: () => Promise<unknown>) => Promise<SignIn>
  /** Called when the external identity has expired: sign-in starts again. */
  readonly onBack: () => void
}

/** The external identity's address belongs to an account: its password proves that it is the same person. */
export function LinkAccount({ asked: { linkToken, email }, signIn, onBack }: LinkAccountProps) {
  const { loading, error } = useSession()
  const [password, setPassword] = useState('')
  const [isTouched, touch] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    touch(true)
    if (loading || password === '') return
    const reached = await signIn(() => externalApi.link({ body: { linkToken, password } }))
    // a wrong password can be typed again; a 409 means the external sign-in has expired
    if (reached.step === 'refused' && reached.failure?.status === 409) onBack()
  }

  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <div>
        <h1 tabIndex={-1} ref={title}>
          {say.linkTitle}
        </h1>
        <p className="muted login-other">{say.linkText(email)}</p>
        <RequiredNote />
      </div>
      {error && (
        <Banner tone="bad" live>
          {error}
        </Banner>
      )}
      {/* tells a password manager which account this password belongs to */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={say.password}
        error={isTouched && password === '' ? ACCOUNT_MESSAGES.passwordMissing : undefined}
      >
        <PasswordInput
          autoComplete="current-password"
          value={password}
          maxLength={200}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="l" wide busy={loading} busyLabel={say.linking}>
        {say.link}
      </Button>
      <Button variant="text" wide onClick={onBack}>
        {RECOVERY_MESSAGES.backToLogin}
      </Button>
    </form>
  )
}
