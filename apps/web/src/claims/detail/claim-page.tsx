import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { useSession } from '../../shell/session/session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { readClaimId } from './claim-address.ts'
import { ClaimView } from './claim-view.tsx'
import { loadTeamParts } from './lazy-team-parts.ts'
import { useClaim } from './use-claim.ts'
import './claim.css'

/** /sinistre: the state of a claim, who must act, and the discussion. */
export function ClaimPage() {
  usePageTitle(SAY.title)
  const named = readClaimId(useSearch(), useHistoryState<unknown>())
  // the server renders the first paint for any claim, without its id
  const id = import.meta.env.SSR ? 'any' : named
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page claim">{id ? <OneClaim key={id} id={id} /> : <AbsentClaim />}</div>
    </main>
  )
}

function AbsentClaim() {
  return (
    <>
      <h1 className="vh">{SAY.title}</h1>
      <EmptyState
        title={SAY.absent}
        action={<RouteButton to={paths.claims}>{SAY.back}</RouteButton>}
      >
        {SAY.absentText}
      </EmptyState>
    </>
  )
}

function OneClaim({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useClaim(id)
  const { user } = useSession()
  const isOfTeam = user !== null && isStaff(user.role)
  useEffect(() => {
    // a failed load is tried again, and its error shown, where the parts are drawn
    if (isOfTeam) loadTeamParts().catch(() => undefined)
  }, [isOfTeam])
  // checked before the cached data, so that a removed participant loses access on an open page too
  if (error instanceof ApiError && error.status === 404) return <AbsentClaim />
  if (data) return <ClaimView claim={data} />
  if (error)
    return (
      <>
        <PageHead title={SAY.title} />
        <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailure>
      </>
    )
  return <Loading label={SAY.loading} />
}
