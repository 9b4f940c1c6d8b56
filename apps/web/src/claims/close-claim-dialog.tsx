import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { useState } from 'react'
import { Banner } from '../ui/feedback/banner.tsx'
import { Field } from '../ui/input/field.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { Button } from '../ui/nav/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { CLAIM_PAGE as SAY } from './detail/claim.messages.ts'

interface CloseProps {
  readonly busy: boolean
  readonly error: string | undefined
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Closes a claim without a decision; asks for a reason, which the claimant reads too. */
export function CloseClaimDialog({ busy, error, onConfirm, onClose }: CloseProps) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Dialog
      onClose={onClose}
      keepOpen={!isMissing}
      title={SAY.closeWithout}
      action={
        <Button
          aria-disabled={isMissing}
          busy={busy}
          busyLabel={SAY.closing}
          onClick={() => {
            setPressed(true)
            if (!isMissing) onConfirm(reason.trim())
          }}
        >
          {SAY.closeConfirm}
        </Button>
      }
    >
      <p>{SAY.closeText}</p>
      <Field
        label={SAY.closeReason}
        error={isPressed && isMissing ? CLAIM_MESSAGES.reasonMissing : undefined}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {error && (
        <Banner tone="bad" live lead={SAY.statusFailed}>
          {error}
        </Banner>
      )}
    </Dialog>
  )
}
