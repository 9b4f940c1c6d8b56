import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { DECISION as SAY } from './decision.messages.ts'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

interface WaitingProps {
  readonly claim: ClaimDetail
  readonly waiting: NonNullable<DecisionGround['waiting']>
}

/** A decision that waits: whoever may sign reads it whole and signs, or gives it back with the reason. */
export function WaitingDecision({ claim, waiting }: WaitingProps) {
  const [reason, setReason] = useState('')
  const [, navigate] = useLocation()
  const refresh = useGroundRefresh(claim.claim_id)
  const params = { id: claim.claim_id }
  const sign = useClaimChange(claim.claim_id, async () => (await decisionApi.sign({ params })).data)
  const giveBack = useClaimChange(
    claim.claim_id,
    async (said: string) => (await decisionApi.giveBack({ params, body: { reason: said } })).data,
  )
  return (
    <Card className="decision-waiting" title={SAY.waiting}>
      <p className="muted">{SAY.waitingBy(waiting.by, formatMoment(waiting.at))}</p>
      <p className="decision-sum num">
        {SAY.labels[waiting.decision]}
        {waiting.paid > 0 && `, ${formatEuros(fromEuros(waiting.paid))}`}
      </p>
      {waiting.decision === 'refused' && waiting.stake > 0 && (
        <p className="num">{SAY.waitingRefused(formatEuros(fromEuros(waiting.stake)))}</p>
      )}
      <div className="decision-quoted">
        {waiting.reasons.split('\n\n').map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      {waiting.refusal === null ? (
        <Button
          busy={sign.isPending}
          busyLabel={SAY.signing}
          onClick={() =>
            sign.mutate(undefined, {
              onSuccess: () => {
                toast.success(SAY.decided)
                navigate(paths.claimOf(claim.claim_id))
              },
            })
          }
        >
          {SAY.sign}
        </Button>
      ) : (
        !waiting.is_own && <Banner tone="flat">{waiting.refusal}</Banner>
      )}
      {sign.error && (
        <Banner tone="bad" live lead={SAY.signFailed}>
          {sign.error.message}
        </Banner>
      )}
      <form
        className="decision-back"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '')
            giveBack.mutate(reason.trim(), { onSuccess: () => void refresh() })
        }}
      >
        <Field label={SAY.giveBackReason}>
          <TextInput
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={reason.trim() === ''}
          busy={giveBack.isPending}
          busyLabel={SAY.deciding}
        >
          {waiting.is_own ? SAY.recall : SAY.giveBack}
        </Button>
      </form>
      {giveBack.error && (
        <Banner tone="bad" live lead={SAY.giveBackFailed}>
          {giveBack.error.message}
        </Banner>
      )}
    </Card>
  )
}
