import { groupedReference } from '@sillage/domain/payments/creditor-reference.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Recoveries } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Suspense, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { RECOVERIES as SAY } from './recoveries.messages.ts'

const RecoveryDialog = lazyPart(
  () => import('./recovery-dialogs.tsx'),
  (file) => file.RecoveryDialog,
)
const GiveUpDialog = lazyPart(
  () => import('./recovery-dialogs.tsx'),
  (file) => file.GiveUpDialog,
)

interface RecoveriesProps {
  readonly claim: ClaimDetail
  readonly recoveries: Recoveries
}

/** What a paid claim has cost, and what third parties owe on it. */
export function RecoveryLines({ claim, recoveries }: RecoveriesProps) {
  const [isNoting, setNoting] = useState(false)
  const { paid, received, expected, recoverable, list } = recoveries
  const mayNote = claim.may.recover && recoverable > 0
  return (
    <section className="policy-reserve" aria-label={SAY.title}>
      <dl className="recovery-cost small">
        <Cost label={SAY.paid} amount={inEuros(paid)} />
        {received > 0 && <Cost label={SAY.received} amount={`−\u00a0${inEuros(received)}`} />}
        {received > 0 && (
          <Cost label={SAY.net} amount={inEuros(paid - received)} look="recovery-net" />
        )}
        {expected > 0 && <Cost label={SAY.expected} amount={inEuros(expected)} look="muted" />}
      </dl>
      {list.length > 0 && (
        <ul className="policy-covers recovery-list small">
          {list.map((recovery) => (
            <OneRecovery key={recovery.id} claim={claim} recovery={recovery} />
          ))}
        </ul>
      )}
      {mayNote && (
        <Button
          variant="quiet"
          size="s"
          wide
          {...loadAhead(RecoveryDialog)}
          onClick={() => setNoting(true)}
        >
          {SAY.note}
        </Button>
      )}
      <Suspense>
        {isNoting && (
          <RecoveryDialog
            claimId={claim.claim_id}
            most={recoverable}
            onClose={() => setNoting(false)}
          />
        )}
      </Suspense>
    </section>
  )
}

function Cost({ label, amount, look }: { label: string; amount: string; look?: string }) {
  return (
    <div className={look}>
      <dt>{label}</dt>
      <dd className="num">{amount}</dd>
    </div>
  )
}

function OneRecovery({
  claim,
  recovery,
}: {
  claim: ClaimDetail
  recovery: Recoveries['list'][number]
}) {
  const [isGivingUp, setGivingUp] = useState(false)
  const { debtor, reason, reference, amount, expected, at, by, given_up: givenUp } = recovery
  return (
    <li>
      <span className="recovery-head">
        <b>{SAY.of(inEuros(amount), debtor)}</b>
        <State recovery={recovery} />
      </span>
      <span>{reason}</span>
      {expected > 0 && (
        <span className="muted">
          {SAY.reference}
          {'\u00a0: '}
          <span className="num recovery-reference">{groupedReference(reference)}</span>
        </span>
      )}
      <span className="muted">{SAY.claimedBy(by ?? SAY.somebody, dayText(at))}</span>
      {givenUp && (
        <span className="muted">
          {SAY.givenUpBy(inEuros(givenUp.amount), givenUp.by ?? SAY.somebody, dayText(givenUp.at))}
          {'\u00a0: '}
          {givenUp.reason}
        </span>
      )}
      {expected > 0 && claim.may.recover && (
        <Button
          variant="text"
          size="s"
          aria-label={SAY.giveUpOf(debtor)}
          {...loadAhead(GiveUpDialog)}
          onClick={() => setGivingUp(true)}
        >
          {SAY.giveUp}
        </Button>
      )}
      <Suspense>
        {isGivingUp && (
          <GiveUpDialog
            claimId={claim.claim_id}
            recovery={recovery}
            onClose={() => setGivingUp(false)}
          />
        )}
      </Suspense>
    </li>
  )
}

function State({ recovery }: { recovery: Recoveries['list'][number] }) {
  const { states } = SAY
  const { received, expected, given_up: givenUp } = recovery
  if (received === 0)
    return givenUp && expected === 0 ? (
      <Badge tone="inactive">{states.over}</Badge>
    ) : (
      <Badge tone="warn">{states.expected}</Badge>
    )
  if (givenUp === null && expected === 0) return <Badge tone="good">{states.received}</Badge>
  return (
    <Badge tone={expected === 0 ? 'inactive' : 'info'}>{states.partly(inEuros(received))}</Badge>
  )
}
