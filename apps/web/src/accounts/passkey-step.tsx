import { Fingerprint } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signInBy } from '../shell/session-actions.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { askForPasskey, askForSignature, deviceFailure } from './ask-device.ts'
import type { PasskeyAsked } from './passkey-asked.ts'
import { PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { passkeysApi } from './passkeys-api.ts'

const say = PASSKEY_MESSAGES.step

interface PasskeyStepProps {
  readonly asked: PasskeyAsked
  readonly onIn: () => void
  /** Refused, or given up: each challenge serves once, so the password comes again. */
  readonly onBack: () => void
}

/** After the password: the passkey of the account, or a new one for staff that must have one. */
export function PasskeyStep({ asked: { step, asked }, onIn, onBack }: PasskeyStepProps) {
  const isNew = step === 'newPasskey'
  const [name, setName] = useState<string>(PASSKEY_MESSAGES.usualName)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // the form that had the focus is gone
  useEffect(() => title.current?.focus(), [])
  const isNameMissing = isNew && name.trim() === ''

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isNameMissing) return
    setFailure(null)
    setBusy(true)
    try {
      const call = await answerOfDevice()
      const { step: reached } = await signInBy(call)
      if (reached === 'in') onIn()
      else onBack()
    } catch (error) {
      setFailure(deviceFailure(error))
      setBusy(false)
    }
  }

  async function answerOfDevice() {
    const { challengeId } = asked
    if (!isNew) {
      const response = await askForSignature(asked)
      return () => passkeysApi.signIn({ body: { challengeId, response } })
    }
    const response = await askForPasskey(asked)
    return () => passkeysApi.enrol({ body: { challengeId, name: name.trim(), response } })
  }

  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <div>
        <h1 tabIndex={-1} ref={title}>
          {isNew ? say.newTitle : say.title}
        </h1>
        <p className="muted login-other">{isNew ? say.newText : say.text}</p>
      </div>
      {failure && (
        <Banner tone="bad" live>
          {failure}
        </Banner>
      )}
      {isNew && (
        <Field
          label={PASSKEY_MESSAGES.name}
          hint={PASSKEY_MESSAGES.nameHint}
          error={isNameMissing ? PASSKEY_MESSAGES.nameMissing : undefined}
        >
          <TextInput
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" size="l" wide icon={Fingerprint} busy={isBusy} busyLabel={say.busy}>
        {isNew ? say.newSubmit : say.submit}
      </Button>
      <Button variant="text" wide onClick={onBack}>
        {say.back}
      </Button>
    </form>
  )
}
