import { type FormEvent, useState } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { signInBy } from '../../shell/session/session-actions.ts'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PASSKEY_MESSAGES } from '../passkeys/passkeys.messages.ts'
import { passkeysApi } from '../passkeys/passkeys-api.ts'

const say = PASSKEY_MESSAGES.codes

interface RecoveryCodeFormProps {
  readonly challengeId: string
  readonly onIn: () => void
  /** The sign-in is over: the password comes again. */
  readonly onBack: () => void
}

/** For whoever is without their passkey: one of the codes that came with it. */
export function RecoveryCodeForm({ challengeId, onIn, onBack }: RecoveryCodeFormProps) {
  const { loading } = useSession()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (loading) return
    const input = event.currentTarget.querySelector('input')
    if (code.trim() === '') {
      setFailure(say.missing)
      return input?.focus()
    }
    const reached = await signInBy(() => passkeysApi.recover({ body: { challengeId, code } }))
    if (reached.step === 'in') return onIn()
    const refusal = reached.step === 'refused' ? reached.failure : null
    // a wrong code may be typed again; once the challenge has ended it all begins anew
    if (refusal?.status === 409) return onBack()
    setFailure(refusal?.message ?? null)
    input?.focus()
  }

  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <p className="muted">{say.stepText}</p>
      <Field label={say.label} error={failure ?? undefined}>
        <TextInput
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" size="l" wide busy={loading} busyLabel={say.busy}>
        {say.submit}
      </Button>
    </form>
  )
}
