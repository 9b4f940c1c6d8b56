import { inEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { formatMoment } from '../../shell/moment.ts'
import { decisionApi } from '../decision/use-decision.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { AnswerSecond } from '../second-person/answer-second.tsx'
import { REOPENING as SAY } from './reopening.messages.ts'

interface WaitingProps {
  readonly claim: ClaimDetail
  readonly waiting: NonNullable<NonNullable<ClaimDetail['desk']>['reopening']['waiting']>
}

/** A paid claim's reopening that awaits approval: a second person accepts it, or refuses it with a reason. */
export function WaitingReopening({ claim, waiting }: WaitingProps) {
  const params = { id: claim.claim_id }
  const accept = useClaimChange(
    claim.claim_id,
    async () => (await decisionApi.acceptReopening({ params, body: { seen: waiting.at } })).data,
  )
  const refuse = useClaimChange(
    claim.claim_id,
    async (said: string) =>
      (await decisionApi.refuseReopening({ params, body: { reason: said } })).data,
  )
  return (
    <AnswerSecond
      title={waiting.is_own ? SAY.waitingOwn : SAY.waiting}
      by={SAY.waitingBy(waiting.by, formatMoment(waiting.at))}
      waiting={waiting}
      say={{
        accept: SAY.accept,
        accepting: SAY.saving,
        acceptFailed: SAY.acceptFailed,
        reason: waiting.is_own ? SAY.recallReason : SAY.refuseReason,
        refuse: waiting.is_own ? SAY.recall : SAY.refuse,
        refusing: SAY.saving,
        refuseFailed: SAY.refuseFailed,
      }}
      accept={accept}
      onAccept={() => accept.mutate(undefined)}
      refuse={refuse}
      onRefuse={(said) => refuse.mutate(said)}
    >
      <p className="answer-second-said">{waiting.reason}</p>
      {claim.outcome && <p className="num">{SAY.paid(inEuros(claim.outcome.paid))}</p>}
    </AnswerSecond>
  )
}
