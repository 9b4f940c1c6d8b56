import { dayInParis } from '@sillage/domain/values/day.ts'
import { useEffect } from 'react'
import { useClaims } from '../claims/use-claims.ts'
import { useContracts } from '../contracts/use-contracts.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { useSession } from '../shell/session.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { MESSAGES } from './dashboard.messages.ts'
import { awaitingAnswer, countActive, countOpen, endingSoon } from './follow-up.ts'
import { FollowUpList } from './follow-up-list.tsx'
import { GreetingPanel } from './greeting-panel.tsx'
import { QuickAccessGrid } from './quick-access-grid.tsx'
import './dashboard.css'

export function DashboardPage() {
  usePageTitle(MESSAGES.page)
  const { user } = useSession()
  const contracts = useContracts()
  const claims = useClaims()
  const failure = contracts.error ?? claims.error
  useEffect(() => {
    if (failure) console.error(MESSAGES.failed, failure)
  }, [failure])
  if (!user) return null
  const today = dayInParis(Temporal.Now.instant())
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page">
        <GreetingPanel
          firstName={user.firstName || user.username}
          today={today}
          activeContracts={countActive(contracts.data ?? [])}
          openClaims={countOpen(claims.data ?? [])}
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
              claims={awaitingAnswer(claims.data ?? [])}
              endings={endingSoon(contracts.data, today)}
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
