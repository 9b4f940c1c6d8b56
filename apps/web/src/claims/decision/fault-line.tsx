import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts'
import type { FaultDraft } from '../statement/statement-proposal.tsx'
import { POLICY as SAY } from './policy.messages.ts'

const FaultForm = lazyPart(
  () => import('./fault-form.tsx'),
  (file) => file.FaultForm,
)
const StatementProposal = lazy(() =>
  import('../statement/statement-proposal.tsx').then((file) => ({
    default: file.StatementProposal,
  })),
)

interface FaultProps {
  readonly claim: ClaimDetail
  readonly faults: NonNullable<DecisionGround['faults']>
}

const EMPTY: FaultDraft = { fault: null, reason: '' }

/** Whose fault an accident was. Recording it needs a reason, which the claimant reads. */
export function FaultLine({ claim, faults }: FaultProps) {
  const [draft, setDraft] = useState<FaultDraft | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusKept([draft ? 'form' : 'button'], () => opener.current?.focus())
  const [last] = faults
  return (
    <div className="policy-reserve">
      <p>
        <span className="muted">{SAY.fault}</span>
        <b>{last?.label ?? SAY.faultNone}</b>
        {claim.may.setFault && !draft && (
          <Button
            ref={opener}
            variant="text"
            size="s"
            {...loadAhead(FaultForm)}
            onClick={() => setDraft(EMPTY)}
          >
            {last ? SAY.faultCorrect : SAY.faultChange}
          </Button>
        )}
      </p>
      {claim.statement && (
        <Suspense>
          <StatementProposal
            claimId={claim.claim_id}
            onUse={claim.may.setFault ? setDraft : null}
          />
        </Suspense>
      )}
      <Suspense>
        {draft && (
          <FaultForm
            key={draft.reason}
            claimId={claim.claim_id}
            draft={draft}
            onDone={() => setDraft(null)}
          />
        )}
      </Suspense>
      {faults.length > 0 && (
        <Disclosure summary={SAY.reserveHistory}>
          <ul className="policy-covers small">
            {faults.map(({ label, reason, at, by }) => (
              <li key={at}>
                <span>{label}</span>
                <span className="muted">
                  {reason} · {by}, {dayText(at)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
