import { Fingerprint } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { signInBy } from '../../shell/session/session-actions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { askForPasskey, askForSignature, deviceFailure } from '../passkeys/ask-device.ts'
import { PASSKEY_MESSAGES } from '../passkeys/passkeys.messages.ts'
import { passkeysApi } from '../passkeys/passkeys-api.ts'
import { RecoveryCodes } from '../passkeys/recovery-codes.tsx'
import type { PasskeyAsked } from './passkey-asked.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

const say = PASSKEY_MESSAGES.step

interface PasskeyStepProps {
  readonly asked: PasskeyAsked
  readonly onIn: () => void
  /**
   * Called after a refusal or when giving up: a challenge can be used only once, so sign-in restarts with the
   * password.
   */
  readonly onBack: () => void
}

type Made = Awaited<ReturnType<typeof passkeysApi.enrol>>

/** After the password: the passkey of the account, or a new one for staff that must have one. */
export function PasskeyStep({ asked: { step, asked }, onIn, onBack }: PasskeyStepProps) {
  const isNew = step === 'newPasskey'
  const [name, setName] = useState<string>(PASSKEY_MESSAGES.usualName)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const [hasNoKey, setNoKey] = useState(false)
  const { challengeId } = asked
  const isNameMissing = isNew && name.trim() === ''

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isNameMissing) return
    setFailure(null)
    setBusy(true)
    try {
      if (!isNew) {
        const response = await askForSignature(asked)
        return await goOn(() => passkeysApi.signIn({ body: { challengeId, response } }))
      }
      const response = await askForPasskey(asked)
      const answer = passkeysApi.enrol({ body: { challengeId, name: name.trim(), response } })
      const enrolled = await answer.catch(() => null)
      // show the recovery codes first: opening the session remounts every page
      if (enrolled) setMade(enrolled)
      else await goOn(() => answer)
    } catch (error) {
      setFailure(deviceFailure(error))
      setBusy(false)
    }
  }

  async function goOn(call: () => Promise<unknown>) {
    const { step: reached } = await signInBy(call)
    if (reached === 'in') onIn()
    else onBack()
  }

  if (made)
    return (
      <div className="login-form">
        <StepTitle>{PASSKEY_MESSAGES.codes.title}</StepTitle>
        <RecoveryCodes codes={made.recoveryCodes} />
        <Button size="l" wide onClick={() => void goOn(async () => made)}>
          {PASSKEY_MESSAGES.codes.goOn}
        </Button>
      </div>
    )
  if (hasNoKey)
    return (
      <div className="login-form">
        <StepTitle>{PASSKEY_MESSAGES.codes.label}</StepTitle>
        <RecoveryCodeForm challengeId={challengeId} onIn={onIn} onBack={onBack} />
        <Button variant="text" wide onClick={() => setNoKey(false)}>
          {PASSKEY_MESSAGES.codes.backToPasskey}
        </Button>
      </div>
    )
  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <div>
        <StepTitle>{isNew ? say.newTitle : say.title}</StepTitle>
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
      {!isNew && (
        <Button variant="text" wide onClick={() => setNoKey(true)}>
          {PASSKEY_MESSAGES.codes.use}
        </Button>
      )}
      <Button variant="text" wide onClick={onBack}>
        {say.back}
      </Button>
    </form>
  )
}

/** The form that had the focus is gone, so the title of the next step takes it. */
function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h1 tabIndex={-1} ref={title}>
      {children}
    </h1>
  )
}
