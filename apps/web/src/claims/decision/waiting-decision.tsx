import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { WireCalculation } from '@sillage/wire/claims/calculation.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useLocation } from 'wouter'
import { formatMoment } from '../../shell/moment.ts'
import { type PriceRow, PriceRows } from '../../ui/data/price-rows.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { AnswerSecond } from '../second-person/answer-second.tsx'
import { DECISION as SAY } from './decision.messages.ts'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

interface WaitingProps {
  readonly claim: ClaimDetail
  readonly waiting: NonNullable<DecisionGround['waiting']>
}

/**
 * A decision awaiting a signature: a person allowed to sign it reads all of it, then signs or returns it with a
 * reason.
 */
export function WaitingDecision({ claim, waiting }: WaitingProps) {
  const [, navigate] = useLocation()
  const refresh = useGroundRefresh(claim.claim_id)
  const params = { id: claim.claim_id }
  const body = { seen: waiting.at }
  const sign = useClaimChange(
    claim.claim_id,
    async () => (await decisionApi.sign({ params, body })).data,
  )
  const giveBack = useClaimChange(
    claim.claim_id,
    async (said: string) => (await decisionApi.giveBack({ params, body: { reason: said } })).data,
  )
  const onSigned = () => {
    toast.success(SAY.decided)
    navigate(paths.claimOf(claim.claim_id))
  }
  return (
    <AnswerSecond
      title={SAY.waiting}
      by={SAY.waitingBy(waiting.by, formatMoment(waiting.at))}
      waiting={waiting}
      say={{
        accept: SAY.sign,
        accepting: SAY.signing,
        acceptFailed: SAY.signFailed,
        reason: waiting.is_own ? SAY.recallReason : SAY.giveBackReason,
        refuse: waiting.is_own ? SAY.recall : SAY.giveBack,
        refusing: SAY.deciding,
        refuseFailed: SAY.giveBackFailed,
      }}
      accept={sign}
      onAccept={() => sign.mutate(undefined, { onSuccess: onSigned })}
      refuse={giveBack}
      onRefuse={(said) => giveBack.mutate(said, { onSuccess: () => void refresh() })}
    >
      <p className="decision-sum num">
        {SAY.labels[waiting.decision]}
        {waiting.paid > 0 && `, ${inEuros(waiting.paid)}`}
      </p>
      {waiting.decision === 'refused' && waiting.stake > 0 && (
        <p className="num">{SAY.waitingRefused(inEuros(waiting.stake))}</p>
      )}
      <div className="answer-second-said">
        {waiting.reasons.split('\n\n').map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      {waiting.reckoning && <Reckoned waiting={waiting} reckoning={waiting.reckoning} />}
    </AnswerSecond>
  )
}

/** The calculation: the text above may have been edited, and doesn't show what was corrected. */
function Reckoned({
  waiting,
  reckoning: { rights, loss, loss_source: source, lines },
}: {
  readonly waiting: WaitingProps['waiting']
  readonly reckoning: WireCalculation
}) {
  return (
    <section className="decision-reckoned" aria-label={SAY.amounts}>
      <h3>{SAY.amounts}</h3>
      <ul className="small">
        {rights.map(({ right, label, state, fact, clause }) => (
          <li key={right}>
            <b>{`${label}\u00a0: ${SAY[state]}.`}</b> <span className="muted">{fact}</span>
            {clause && <span className="muted">{clause}</span>}
          </li>
        ))}
      </ul>
      {waiting.decision !== 'refused' && (
        <PriceRows
          rows={[
            { kind: 'row', label: named(SAY.loss, source), amount: inEuros(loss) },
            ...lines.map(({ label, takes, reason }): PriceRow => {
              return {
                kind: 'row',
                label: named(label, reason),
                amount: `−\u00a0${inEuros(takes)}`,
              }
            }),
            { kind: 'total', label: SAY.total, amount: inEuros(waiting.paid) },
          ]}
        />
      )}
    </section>
  )
}

/** A step of the calculation, with the fact it is based on. */
const named = (label: string, ground: string) => (
  <>
    <b>{label}</b> {ground}
  </>
)
