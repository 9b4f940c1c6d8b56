import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { claimsApi } from '../claims-api.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { useClaimChange } from './use-claim.ts'

/** Opens a closed claim again, with the reason that both sides will read. */
export function ReopenClaimDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const keyFor = useAttempt()
  const isMissing = reason.trim() === ''
  const reopening = useClaimChange(claim.claim_id, async (given: string) => {
    const body = { reason: given }
    const params = { id: claim.claim_id }
    return (await claimsApi.reopen({ params, body, idempotencyKey: keyFor(body) })).data
  })
  const reopen = () => {
    setPressed(true)
    if (!isMissing) reopening.mutate(reason.trim(), { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={!isMissing}
      title={SAY.reopen}
      action={
        <Button
          aria-disabled={isMissing}
          busy={reopening.isPending}
          busyLabel={SAY.reopening}
          onClick={reopen}
        >
          {SAY.reopenConfirm}
        </Button>
      }
    >
      <Field
        label={SAY.reopenReason}
        hint={SAY.reopenHint}
        error={isPressed && isMissing ? SAY.reopenMissing : undefined}
      >
        <Textarea
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {reopening.error && (
        <Banner tone="bad" live lead={SAY.reopenFailed}>
          {reopening.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
