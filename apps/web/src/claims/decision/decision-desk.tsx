import { decisionLetter } from '@sillage/domain/claims/calculation/letter.ts'
import { quotableClauses } from '@sillage/domain/claims/calculation/quotable-clauses.ts'
import { natureLabelled } from '@sillage/domain/claims/natures.ts'
import { formatEuros, fromEuros, inEuros, toEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { readProposal } from '@sillage/wire/claims/calculation.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { dayText } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { AmountsTable } from './amounts-table.tsx'
import { DECISION as SAY } from './decision.messages.ts'
import type { useDecisionDraft } from './decision-draft.ts'
import { DecisionLetter } from './decision-letter.tsx'
import { RightsTable } from './rights-table.tsx'
import { calculateTyped } from './typed-decision.ts'
import { useGroundRefresh } from './use-decision.ts'

interface DeskProps {
  readonly claim: ClaimDetail
  readonly ground: DecisionGround
  readonly draft: ReturnType<typeof useDecisionDraft>
}

/** The decision as a calculation: rights, amounts, the letter, and one button to decide. */
export function DecisionDesk({ claim, ground, draft }: DeskProps) {
  const { typed, edited } = draft
  const setTyped = (change: Partial<typeof typed>) =>
    draft.change({ typed: { ...typed, ...change } })
  const [isPressed, setPressed] = useState(false)
  const [, navigate] = useLocation()
  const refresh = useGroundRefresh(claim.claim_id)
  const keyFor = useAttempt()
  const { said, calculation, refusal } = calculateTyped(typed, ground)
  const written = calculation
    ? decisionLetter(calculation, {
        nature: claim.nature,
        incident: Temporal.PlainDate.from(claim.dateIncident),
        cover: ground.policy?.covers.find(({ code }) => code === ground.cover)?.label ?? '',
        quotable: quotableClauses(readProposal(ground.proposal)),
      })
    : []
  const refused = Math.max(calculation?.lossCents ?? 0, fromEuros(ground.refusal_stake))
  const stake = calculation?.decision === 'refused' ? refused : (calculation?.paidCents ?? 0)
  const isAbove = ground.limit !== null && stake > fromEuros(ground.limit)
  const change = useClaimChange(claim.claim_id, async () => {
    if (!calculation || !said) throw new Error(refusal?.message)
    const body = {
      decision: calculation.decision,
      amount: toEuros(calculation.amountCents),
      excess: toEuros(calculation.excessCents),
      reasons: edited ?? written.join('\n\n'),
      assessment: said,
    }
    const params = { id: claim.claim_id }
    return (await claimsApi.decide({ params, body, idempotencyKey: keyFor(body) })).data
  })
  const decide = () => {
    setPressed(true)
    if (!calculation || change.isPending) return
    change.mutate(undefined, {
      onSuccess: () => {
        draft.forget()
        toast.success(isAbove ? SAY.proposedDone : SAY.decided)
        if (isAbove) void refresh()
        else navigate(paths.claimOf(claim.claim_id))
      },
      onError: () => void refresh(),
    })
  }
  return (
    <>
      {ground.given_back && (
        <Banner
          tone="warn"
          lead={SAY.givenBack(ground.given_back.by, dayText(ground.given_back.at))}
        >
          {ground.given_back.reason}
        </Banner>
      )}
      <div className="decision-columns">
        <div className="decision-tables">
          <RightsTable
            ground={ground}
            typed={typed}
            onCover={(cover) => draft.change({ cover })}
            onType={(right, own) => setTyped({ rights: { ...typed.rights, [right]: own } })}
          />
          <AmountsTable
            ground={ground}
            typed={typed}
            calculation={calculation}
            refusal={refusal}
            onLoss={setTyped}
            onType={(step, own) => setTyped({ amounts: { ...typed.amounts, [step]: own } })}
          />
          {natureLabelled(claim.contract_type, claim.nature)?.mayAirlineOwe && (
            <Banner tone="warn" lead={SAY.airlineFirst}>
              {SAY.airlineFirstText}
            </Banner>
          )}
        </div>
        <DecisionLetter
          name={claim.owner.name}
          written={written}
          edited={edited}
          onEdit={(text) => draft.change({ edited: text })}
        />
      </div>
      <div className="decision-bar">
        <div className="decision-limit" aria-live="polite">
          {calculation && <Badge tone="info">{SAY.labels[calculation.decision]}</Badge>}
          <span className={isAbove ? 'decision-above' : undefined}>
            {ground.limit === null
              ? SAY.noLimit
              : (!isAbove
                  ? SAY.limit
                  : calculation?.decision === 'refused'
                    ? SAY.refusalAbove(formatEuros(stake))
                    : SAY.above)(inEuros(ground.limit))}
          </span>
          {isPressed && refusal && (
            <span role="alert" className="decision-missing">
              {refusal.message}
            </span>
          )}
          {change.error && (
            <span role="alert" className="decision-missing">
              {SAY.decideFailed} {change.error.message}
            </span>
          )}
        </div>
        <Button
          aria-disabled={!calculation}
          busy={change.isPending}
          busyLabel={SAY.deciding}
          onClick={decide}
        >
          {isAbove ? SAY.confirmAbove : SAY.confirm}
        </Button>
      </div>
    </>
  )
}
