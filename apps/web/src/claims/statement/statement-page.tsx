import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useMemo } from 'react'
import { Link, useSearch } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { dayText } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { BackLink } from '../../ui/nav/back-link.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { CLAIM_PAGE } from '../detail/claim.messages.ts'
import { readClaimId } from '../detail/claim-address.ts'
import { useClaim } from '../detail/use-claim.ts'
import { STATEMENT as SAY } from './statement.messages.ts'
import { StatementInvite } from './statement-invite.tsx'
import { StatementSheet } from './statement-sheet.tsx'
import { sourceOfClaim } from './statement-source.ts'
import { useStatement } from './use-statement.ts'

/** /sinistre/constat: the accident statement of a claim, written by its owner and read by the team. */
export function StatementPage() {
  usePageTitle(SAY.title)
  const id = readClaimId(useSearch(), null)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page">{id ? <OneClaim key={id} id={id} /> : <Absent />}</div>
    </main>
  )
}

function Absent() {
  return (
    <>
      <h1 className="vh">{SAY.title}</h1>
      <EmptyState
        title={SAY.absent}
        action={<RouteButton to={paths.claims}>{SAY.toClaims}</RouteButton>}
      >
        {CLAIM_PAGE.absentText}
      </EmptyState>
    </>
  )
}

function OneClaim({ id }: { readonly id: string }) {
  const claim = useClaim(id)
  const to = paths.claimOf(id)
  return (
    <>
      <PageHead
        back={
          <Link href={to} asChild>
            <BackLink href={to}>{SAY.back}</BackLink>
          </Link>
        }
        title={SAY.title}
        intro={SAY.lead}
      />
      {claim.data ? (
        <OneStatement claim={claim.data} />
      ) : claim.error ? (
        <Failure query={claim} />
      ) : (
        <Loading label={SAY.loading} />
      )}
    </>
  )
}

function OneStatement({ claim }: { readonly claim: ClaimDetail }) {
  const { claim_id: id, standing } = claim
  const isOwner = standing === 'owner' && claim.claimStatus !== 'closed'
  const { user } = useSession()
  const accountId = user?.id ?? ''
  const source = useMemo(() => sourceOfClaim({ id, accountId, isOwner }), [id, accountId, isOwner])
  const statement = useStatement(source)
  if (!statement.data)
    return statement.error ? <Failure query={statement} /> : <Loading label={SAY.loading} />
  const isLocked = statement.data.signed.a !== null && statement.data.signed.b !== null
  const { day } = statement.data.shared
  return (
    <>
      {day !== claim.dateIncident && (
        <Banner tone="warn">{SAY.otherDay(dayText(day), dayText(claim.dateIncident))}</Banner>
      )}
      <StatementSheet statement={statement.data} source={source}>
        {isOwner && !isLocked && (
          <StatementInvite
            claimId={id}
            isBegun={statement.data.version > 0}
            until={statement.data.guest_until}
          />
        )}
      </StatementSheet>
    </>
  )
}

interface Failing {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function Failure({ query: { error, isFetching, refetch } }: { readonly query: Failing }) {
  return (
    <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
      {error?.message}
    </LoadFailure>
  )
}
