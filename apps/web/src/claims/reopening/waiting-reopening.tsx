import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { decisionApi } from '../decision/use-decision.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { REOPENING as SAY } from './reopening.messages.ts'
import './reopening.css'

interface WaitingProps {
  readonly claim: ClaimDetail
  readonly waiting: NonNullable<NonNullable<ClaimDetail['desk']>['reopening']['waiting']>
}

/** The reopening of a paid claim that waits: a second person accepts it, or refuses it with the reason. */
export function WaitingReopening({ claim, waiting }: WaitingProps) {
  const [reason, setReason] = useState('')
  const params = { id: claim.claim_id }
  const accept = useClaimChange(
    claim.claim_id,
    async () => (await decisionApi.acceptReopening({ params })).data,
  )
  const refuse = useClaimChange(
    claim.claim_id,
    async (said: string) =>
      (await decisionApi.refuseReopening({ params, body: { reason: said } })).data,
  )
  return (
    <Card className="claim-reopening" title={waiting.is_own ? SAY.waitingOwn : SAY.waiting}>
      <p className="small muted">{SAY.waitingBy(waiting.by, formatMoment(waiting.at))}</p>
      <p className="claim-reopening-said">{waiting.reason}</p>
      {claim.outcome && (
        <p className="num">{SAY.paid(formatEuros(fromEuros(claim.outcome.paid)))}</p>
      )}
      {waiting.refusal === null ? (
        <Button
          size="s"
          busy={accept.isPending}
          busyLabel={SAY.saving}
          onClick={() => accept.mutate(undefined)}
        >
          {SAY.accept}
        </Button>
      ) : (
        !waiting.is_own && <Banner tone="flat">{waiting.refusal}</Banner>
      )}
      {accept.error && (
        <Banner tone="bad" live lead={SAY.acceptFailed}>
          {accept.error.message}
        </Banner>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') refuse.mutate(reason.trim())
        }}
      >
        <Field label={waiting.is_own ? SAY.recallReason : SAY.refuseReason}>
          <TextInput
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="s"
          aria-disabled={reason.trim() === ''}
          busy={refuse.isPending}
          busyLabel={SAY.saving}
        >
          {waiting.is_own ? SAY.recall : SAY.refuse}
        </Button>
      </form>
      {refuse.error && (
        <Banner tone="bad" live lead={SAY.refuseFailed}>
          {refuse.error.message}
        </Banner>
      )}
    </Card>
  )
}
