import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { useEffect } from 'react'
import { useClaims } from '../claims/list/use-claims.ts'
import { useContracts } from '../contracts/list/use-contracts.ts'
import { usePageTitle } from '../shell/layout/page-title.ts'
import { useUnread } from '../shell/notifications/unread.ts'
import { useSession } from '../shell/session/session.ts'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import { claimsToFollow, countActive, countOpen, endingSoon } from './follow-up.ts'
import { FollowUpList } from './follow-up-list.tsx'
import { GreetingPanel } from './greeting-panel.tsx'
import { QuickAccessGrid } from './quick-access-grid.tsx'
import './dashboard.css'

export function DashboardPage() {
  usePageTitle(MESSAGES.page)
  const { user } = useSession()
  const contracts = useContracts()
  const claims = useClaims()
  const unread = useUnread()
  const failure = contracts.error ?? claims.error
  useEffect(() => {
    if (failure) console.error(MESSAGES.failed, failure)
  }, [failure])
  if (!user) return null
  const today = dayInParis(Temporal.Now.instant())
  const own = claims.data ?? []
  const ownUnread = own.reduce((sum, claim) => sum + unread.of(claim.claim_id), 0)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page">
        <GreetingPanel
          firstName={user.firstName || user.username}
          today={today}
          activeContracts={contracts.isPending ? null : countActive(contracts.data ?? [])}
          openClaims={claims.isPending ? null : countOpen(own)}
        />
        <section className="dashboard-section" aria-labelledby="a-suivre">
          <h2 id="a-suivre">{MESSAGES.followUp}</h2>
          {failure && (
            <LoadFailure
              tone="warn"
              className="dashboard-failure"
              isRetrying={contracts.isFetching || claims.isFetching}
              onRetry={() => {
                void contracts.refetch()
                void claims.refetch()
              }}
            >
              {MESSAGES.unknown}
            </LoadFailure>
          )}
          {contracts.data && (
            <FollowUpList
              claims={claimsToFollow(own, unread.of)}
              deskUnread={claims.data && isStaff(user.role) ? unread.total - ownUnread : 0}
              endings={endingSoon(contracts.data, today)}
              unproved={user.emailVerified ? null : user.email}
            />
          )}
          {contracts.isPending && <FollowUpLoading />}
        </section>
        <QuickAccessGrid role={user.role} />
      </div>
    </main>
  )
}

function FollowUpLoading() {
  return (
    <Loading label={MESSAGES.loading} className="follow-up-loading">
      <Skeleton shape="tile" />
      <Skeleton width="half" />
    </Loading>
  )
}
