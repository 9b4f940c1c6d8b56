import { inEuros } from '@sillage/domain/values/money.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { ClaimPolicy } from '@sillage/wire/claims/claim-policy.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { shortId } from '../../contracts/contract-title.ts'
import { savePdf } from '../../shell/api/save-file.ts'
import { dayText } from '../../shell/moment.ts'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { FaultLine } from './fault-line.tsx'
import { POLICY as SAY } from './policy.messages.ts'
import { ReserveLine } from './reserve-line.tsx'
import { decisionApi, useGround } from './use-decision.ts'
import './policy-card.css'

const RecoveryLines = lazyPart(
  () => import('./recovery-lines.tsx'),
  (file) => file.RecoveryLines,
)

/** For handlers: the contract as it was on the day of the incident, and the reserve. */
export function PolicyCard({ claim }: { claim: ClaimDetail }) {
  const read = useGround(claim.claim_id)
  const { data: ground } = read
  return (
    <Card title={SAY.title} className="policy-card">
      <NotLoaded read={read} failed={SAY.failed} loading={SAY.loading} />
      {ground && <Filled claim={claim} ground={ground} />}
    </Card>
  )
}

function Filled({ claim, ground }: { claim: ClaimDetail; ground: DecisionGround }) {
  const { policy, reserve, recoveries } = ground
  const suspension = ground.proposal.rights.find(({ right }) => right === 'suspension')
  const concerned = policy?.covers.filter(({ is_concerned }) => is_concerned) ?? []
  return (
    <>
      {suspension?.holds === false && (
        <Banner tone="warn" lead={SAY.suspendedLead}>
          {suspension.fact}. {SAY.tellVictims}
        </Banner>
      )}
      {policy ? (
        <>
          <KeyValues columns={1} items={factsOf(policy)} />
          {concerned.length === 0 ? (
            <p className="small">{SAY.noCover}</p>
          ) : (
            <Covers covers={concerned} />
          )}
          {policy.covers.length > concerned.length && (
            <Disclosure summary={SAY.allCovers}>
              <Covers covers={policy.covers} />
            </Disclosure>
          )}
          <SignedContract claimId={claim.claim_id} contractId={policy.contract_id} />
        </>
      ) : (
        <p className="small">{SAY.policyNone}</p>
      )}
      {ground.faults && <FaultLine claim={claim} faults={ground.faults} />}
      <ReserveLine claim={claim} reserve={reserve} />
      <Suspense>
        {(recoveries.paid > 0 || recoveries.list.length > 0) && (
          <RecoveryLines claim={claim} recoveries={recoveries} />
        )}
      </Suspense>
    </>
  )
}

function factsOf(policy: ClaimPolicy) {
  const period = `${dayText(policy.start_date)} – ${dayText(policy.end_date)}`
  return [
    ...(policy.insured === '' ? [] : [{ label: SAY.insured, value: policy.insured }]),
    { label: SAY.level, value: policy.level },
    {
      label: SAY.period,
      value:
        policy.cancelled_on === null
          ? period
          : `${period}, ${SAY.cancelled(dayText(policy.cancelled_on))}`,
    },
    ...(policy.people.length === 0 ? [] : [{ label: SAY.people, value: policy.people.join(', ') }]),
    ...(policy.payment === null ? [] : [{ label: SAY.payment, value: policy.payment }]),
  ]
}

function Covers({ covers }: { covers: ClaimPolicy['covers'] }) {
  return (
    <ul className="policy-covers">
      {covers.map((cover) => (
        <li key={cover.code}>
          <b>{cover.label}</b>
          <span className="num">
            {[
              ...(cover.ceiling === null ? [] : [SAY.ceiling(inEuros(cover.ceiling))]),
              cover.excess === 0 ? SAY.noExcess : SAY.excess(inEuros(cover.excess)),
            ].join(', ')}
          </span>
          {[cover.ceiling_note, cover.excess_note]
            .filter((note) => note !== '')
            .map((note) => (
              <span key={note} className="small muted">
                {note}
              </span>
            ))}
          <span className="small muted num">{cover.period}</span>
        </li>
      ))}
    </ul>
  )
}

function SignedContract({ claimId, contractId }: { claimId: string; contractId: string }) {
  const open = useMutation({
    mutationFn: async () =>
      savePdf(
        await decisionApi.contract({ params: { id: claimId } }),
        `contrat_${shortId(contractId)}.pdf`,
      ),
  })
  return (
    <div>
      <Button
        variant="quiet"
        size="s"
        wide
        icon={Download}
        busy={open.isPending}
        busyLabel={SAY.preparing}
        onClick={() => open.mutate()}
      >
        {SAY.contract}
      </Button>
      {open.error && (
        <div role="alert">
          <FieldError>
            {SAY.contractFailed} {open.error.message}
          </FieldError>
        </div>
      )}
    </div>
  )
}
