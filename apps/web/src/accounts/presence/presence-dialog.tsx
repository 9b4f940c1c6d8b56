import { Fingerprint, KeyRound, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSession } from '../../shell/session/session.ts'
import { Field } from '../../ui/input/field.tsx'
import { PasswordInput } from '../../ui/input/password-input.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { PRESENCE as SAY } from './presence.messages.ts'
import { usePresenceProof } from './use-presence-proof.ts'
import './presence.css'

interface PresenceDialogProps {
  readonly onAnswer: (isProved: boolean) => void
}

/**
 * Asks for the password, a passkey or a code sent by e-mail before a signature; the refused call is then sent again.
 */
export function PresenceDialog({ onAnswer }: PresenceDialogProps) {
  const { user } = useSession()
  const proof = usePresenceProof(() => onAnswer(true))
  const { way, error, codesSent, isProving, isSending } = proof
  const field = useRef<HTMLDivElement>(null)
  const focusField = () => field.current?.querySelector('input')?.focus()
  // on open, when another way is chosen or another code sent, and once the error shows at the field
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when
  useEffect(focusField, [way, codesSent, error])
  const control = {
    value: proof.value,
    onChange: (event: { target: { value: string } }) => proof.type(event.target.value),
  }
  return (
    <FormDialog
      title={SAY.title}
      submitLabel={SAY.submit}
      busyLabel={SAY.busy}
      isBusy={isProving}
      failure={proof.failure}
      onSubmit={() => {
        if (!proof.submit()) focusField()
      }}
      onClose={() => onAnswer(false)}
    >
      <p>{SAY.text}</p>
      <div ref={field}>
        {way === 'password' ? (
          <Field label={SAY.password} error={error}>
            <PasswordInput autoComplete="current-password" maxLength={200} {...control} />
          </Field>
        ) : (
          <Field label={SAY.code} error={error}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={20}
              {...control}
            />
          </Field>
        )}
      </div>
      <div className="presence-ways">
        <p role="status" className="muted">
          {way === 'code' && SAY.sent(user?.email ?? '', codesSent)}
        </p>
        {way === 'code' && (
          <Button variant="quiet" wide icon={KeyRound} onClick={proof.byPassword}>
            {SAY.byPassword}
          </Button>
        )}
        {proof.byPasskey && (
          <Button variant="quiet" wide icon={Fingerprint} onClick={proof.byPasskey}>
            {SAY.byPasskey}
          </Button>
        )}
        <Button
          variant="quiet"
          wide
          icon={Mail}
          busy={isSending}
          busyLabel={SAY.sending}
          onClick={proof.sendCode}
        >
          {way === 'code' ? SAY.sendAnother : SAY.sendCode}
        </Button>
      </div>
    </FormDialog>
  )
}
