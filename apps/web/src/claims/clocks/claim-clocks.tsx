import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Suspense, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { ClockSource, ClockState } from './clock-state.tsx'
import { CLOCKS as SAY } from './clocks.messages.ts'

type Desk = NonNullable<ClaimDetail['desk']>

const FactDays = lazyPart(
  () => import('./fact-days.tsx'),
  (file) => file.FactDays,
)

/** The deadlines that bind us on a claim, and the facts they start from; empty when no deadline can ever apply. */
export function ClaimClocks({ claim, desk }: { claim: ClaimDetail; desk: Desk }) {
  const { clocks, facts } = desk
  // once opened it stays, so that a day being typed is kept when the part is folded again
  const [isOpened, setOpened] = useState(false)
  const isClosed = claim.claimStatus === 'closed'
  if (clocks.length === 0 && (facts.length === 0 || isClosed)) return null
  return (
    <Card title={SAY.title} className="claim-clocks">
      {clocks.length === 0 && <p className="small muted">{SAY.none}</p>}
      <ul>
        {clocks.map((clock) => (
          <li key={clock.clock}>
            <b>{clock.label}</b>
            <span className="num">{SAY.before(dayText(clock.last_day))}</span>
            <ClockState state={clock.state} />
            <span className="small muted">
              <ClockSource source={clock.source} />
            </span>
            <span className="small muted num">{SAY.since(dayText(clock.from))}</span>
            {clock.clock === 'third_party_notice' && (
              <a className="small" href={`${paths.legal.privacy}#tiers`} target="_blank">
                {SAY.notice}
              </a>
            )}
          </li>
        ))}
      </ul>
      {facts.length > 0 && !isClosed && (
        <Disclosure summary={SAY.facts} {...loadAhead(FactDays)} onToggle={() => setOpened(true)}>
          {isOpened && (
            <Suspense fallback={<Loading label={SAY.loading} />}>
              <FactDays claimId={claim.claim_id} facts={facts} />
            </Suspense>
          )}
        </Disclosure>
      )}
    </Card>
  )
}
