import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { REOPENING as SAY } from './reopening.messages.ts'

/** Reopens a closed claim, with a reason that both sides can read; when it was paid, a second person must approve. */
export function ReopenClaimDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const keyFor = useAttempt()
  const isMissing = reason.trim() === ''
  const needsSecond = claim.desk?.reopening.needs_second ?? false
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
    <FormDialog
      title={needsSecond ? SAY.ask : SAY.reopen}
      submitLabel={needsSecond ? SAY.ask : SAY.confirm}
      busyLabel={needsSecond ? SAY.asking : SAY.reopening}
      isBusy={reopening.isPending}
      isIncomplete={isMissing}
      keepOpen={!isMissing}
      failureLead={needsSecond ? SAY.askFailed : SAY.failed}
      failure={reopening.error && reopening.error.message}
      onSubmit={reopen}
      onClose={onClose}
    >
      {needsSecond && <Banner tone="flat">{SAY.second}</Banner>}
      <Field
        label={SAY.reason}
        hint={SAY.hint}
        error={isPressed && isMissing ? SAY.missing : undefined}
      >
        <Textarea
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
