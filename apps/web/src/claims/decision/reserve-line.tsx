import { inEuros } from '@sillage/domain/values/money.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Suspense, useRef, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts'
import { POLICY as SAY } from './policy.messages.ts'

const ReserveForm = lazyPart(
  () => import('./reserve-form.tsx'),
  (file) => file.ReserveForm,
)

interface ReserveProps {
  readonly claim: ClaimDetail
  readonly reserve: DecisionGround['reserve']
}

/** The reserve of a claim; changing it needs a reason. */
export function ReserveLine({ claim, reserve }: ReserveProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusKept([isOpen ? 'form' : 'button'], () => opener.current?.focus())
  return (
    <div className="policy-reserve">
      <p>
        <span className="muted">{SAY.reserve}</span>
        <b className="num">{inEuros(reserve.amount)}</b>
        {claim.may.setReserve && !isOpen && (
          <Button
            ref={opener}
            variant="text"
            size="s"
            {...loadAhead(ReserveForm)}
            onClick={() => setOpen(true)}
          >
            {SAY.reserveChange}
          </Button>
        )}
      </p>
      <Suspense>
        {isOpen && <ReserveForm claimId={claim.claim_id} onDone={() => setOpen(false)} />}
      </Suspense>
      {reserve.history.length > 1 && (
        <Disclosure summary={SAY.reserveHistory}>
          <ul className="policy-covers small">
            {reserve.history.map(({ amount, reason, at, by }) => (
              <li key={at}>
                <span className="num">{inEuros(amount)}</span>
                <span className="muted">
                  {reason} · {by ?? SAY.byRule}, {dayText(at)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
