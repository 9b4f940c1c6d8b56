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
  /** Called when the challenge has expired: sign-in restarts with the password. */
  readonly onBack: () => void
}

/** For people without their passkey: asks for one of the recovery codes that came with it. */
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
    // a wrong code can be typed again; a 409 means the challenge has expired and sign-in restarts
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
