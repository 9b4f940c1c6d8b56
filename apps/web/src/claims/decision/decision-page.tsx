import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Link, useSearch } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { dayText } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { BackLink } from '../../ui/nav/back-link.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { CLAIM_PAGE } from '../detail/claim.messages.ts'
import { readClaimId } from '../detail/claim-address.ts'
import { useClaim } from '../detail/use-claim.ts'
import { isRefusal } from '../kept/is-refusal.ts'
import { DECISION as SAY } from './decision.messages.ts'
import { DecisionDesk } from './decision-desk.tsx'
import { useDecisionDraft } from './decision-draft.ts'
import { useGround } from './use-decision.ts'
import { WaitingDecision } from './waiting-decision.tsx'
import './decision.css'

/** /sinistre/decision: the decision of a claim, calculated with the contract in hand. */
export function DecisionPage() {
  usePageTitle(SAY.title)
  const id = readClaimId(useSearch(), null)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page decision">{id ? <OneDecision key={id} id={id} /> : <Absent />}</div>
    </main>
  )
}

function Absent() {
  return (
    <>
      <h1 className="vh">{SAY.title}</h1>
      <EmptyState
        title={CLAIM_PAGE.absent}
        action={<RouteButton to={paths.claimsDesk}>{CLAIM_PAGE.backToDesk}</RouteButton>}
      >
        {CLAIM_PAGE.absentText}
      </EmptyState>
    </>
  )
}

function OneDecision({ id }: { id: string }) {
  const claim = useClaim(id)
  if (claim.data) return <Decision claim={claim.data} />
  if (!claim.error) return <Loading label={SAY.loading} />
  return (
    <>
      <PageHead title={SAY.title} />
      <LoadFailure
        lead={SAY.failed}
        isRetrying={claim.isFetching}
        onRetry={isRefusal(claim.error) ? null : () => void claim.refetch()}
      >
        {claim.error.message}
      </LoadFailure>
    </>
  )
}

function Decision({ claim }: { claim: ClaimDetail }) {
  const draft = useDecisionDraft(claim.claim_id)
  const { data: ground, error, isFetching, refetch } = useGround(claim.claim_id, draft.cover)
  const to = paths.claimOf(claim.claim_id)
  return (
    <>
      <PageHead
        back={
          <Link href={to} asChild>
            <BackLink href={to}>{SAY.back}</BackLink>
          </Link>
        }
        title={SAY.title}
        intro={
          <span className="decision-meta num">
            <span>{claim.nature}</span>
            <span>{CLAIM_PAGE.number(shortId(claim.claim_id))}</span>
            <span>{CLAIM_PAGE.incident(dayText(claim.dateIncident))}</span>
            <span>{CLAIM_PAGE.owner(claim.owner.name)}</span>
            {ground?.policy && ground.policy.insured !== '' && <span>{ground.policy.insured}</span>}
          </span>
        }
      />
      {claim.withdrawal && <Banner tone="warn">{claim.withdrawal}</Banner>}
      {!ground && !error && <Loading label={SAY.loading} />}
      {!ground && error && (
        <LoadFailure
          lead={SAY.failed}
          isRetrying={isFetching}
          onRetry={isRefusal(error) ? null : () => void refetch()}
        >
          {error.message}
        </LoadFailure>
      )}
      {ground?.waiting && <WaitingDecision claim={claim} waiting={ground.waiting} />}
      {ground && !ground.waiting && claim.may.decide && (
        <DecisionDesk claim={claim} ground={ground} draft={draft} />
      )}
      {ground && !ground.waiting && !claim.may.decide && (
        <EmptyState title={SAY.closed} action={<RouteButton to={to}>{SAY.back}</RouteButton>}>
          {SAY.closedText}
        </EmptyState>
      )}
    </>
  )
}
