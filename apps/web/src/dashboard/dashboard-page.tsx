import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useKeptClaims } from '../claims/kept/use-kept-claims.ts'
import { useClaims } from '../claims/list/use-claims.ts'
import { contractName, shortId } from '../contracts/contract-title.ts'
import { useContracts } from '../contracts/list/use-contracts.ts'
import { useKeptFollowing } from '../contracts/papers/use-kept-following.ts'
import { usePageTitle } from '../shell/layout/page-title.ts'
import { useUnread } from '../shell/notifications/unread.ts'
import { useSession } from '../shell/session/session.ts'
import { Card } from '../ui/data/card.tsx'
import { LoadFailure } from '../ui/feedback/load-failure.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { quotesEnding } from './begun.ts'
import { MESSAGES } from './dashboard.messages.ts'
import {
  claimsOf,
  claimsToFollow,
  countActive,
  countOpen,
  endingSoon,
  paymentsToMake,
} from './follow-up.ts'
import { FollowUp, FollowUpLoading } from './follow-up-section.tsx'
import { GreetingPanel } from './greeting-panel.tsx'
import { OwnContracts } from './own-contracts.tsx'
import { QuickAccessGrid } from './quick-access-grid.tsx'
import { useBegun } from './use-begun.ts'
import { useHandledClaims } from './use-handled-claims.ts'
import './dashboard.css'

export function DashboardPage() {
  usePageTitle(MESSAGES.page)
  const { user } = useSession()
  const contracts = useContracts()
  const claims = useClaims()
  useKeptFollowing(contracts.data)
  const unread = useUnread()
  const kept = useKeptClaims()
  const begun = useBegun()
  const handled = useHandledClaims()
  const failure = contracts.error ?? claims.error
  useEffect(() => {
    if (failure) console.error(MESSAGES.failed, failure)
  }, [failure])
  if (!user) return null
  const today = dayInParis(Temporal.Now.instant())
  const isOfTeam = isStaff(user.role)
  const own = claimsOf(claims.data ?? [], isOfTeam)
  const ownUnread = own.reduce((sum, claim) => sum + unread.of(claim.claim_id), 0)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page">
        <GreetingPanel
          firstName={user.firstName || user.username}
          today={today}
          activeContracts={contracts.data ? countActive(contracts.data) : null}
          openClaims={claims.data && handled !== null ? countOpen(own) + handled : null}
        />
        {contracts.data && <OwnContracts contracts={contracts.data} today={today} />}
        {contracts.isPending && <ContractsLoading />}
        {contracts.error && !contracts.data && (
          <LoadFailure
            tone="warn"
            className="dashboard-section"
            lead={MESSAGES.contractsFailed}
            isRetrying={contracts.isFetching}
            onRetry={() => void contracts.refetch()}
          >
            {MESSAGES.stillValid} <Link href={paths.createClaim}>{MESSAGES.declareAnyway}</Link>
          </LoadFailure>
        )}
        {claims.error && !claims.data && (
          <LoadFailure
            tone="warn"
            className="dashboard-section"
            lead={MESSAGES.claimsFailed}
            isRetrying={claims.isFetching}
            onRetry={() => void claims.refetch()}
          >
            {MESSAGES.claimsStillOpen}
          </LoadFailure>
        )}
        {contracts.isPending || claims.isPending || begun.isPending ? (
          <FollowUpLoading />
        ) : (
          <FollowUp
            claims={claimsToFollow(own, unread.of)}
            deskUnread={claims.data && isOfTeam ? unread.total - ownUnread : 0}
            kept={kept}
            payments={paymentsToMake(contracts.data ?? [])}
            endings={endingSoon(contracts.data ?? [], today)}
            unproved={user.emailVerified ? null : user.email}
            declarations={begun.declarations.map((draft) => ({
              ...draft,
              name: nameOf(contracts.data ?? [], draft.contract_id),
            }))}
            payouts={begun.payouts}
            quotes={quotesEnding(begun.quotes, { contracts: contracts.data ?? [], today })}
            drafts={begun.drafts}
            isWhole={contracts.data !== undefined && claims.data !== undefined && begun.isWhole}
          />
        )}
        <QuickAccessGrid role={user.role} />
      </div>
    </main>
  )
}

function nameOf(contracts: readonly Contract[], id: string): string {
  const contract = contracts.find(({ contract_id }) => contract_id === id)
  return contract ? contractName(contract) : MESSAGES.contractNumber(shortId(id))
}

/** Placeholders with the size of real cards, so that the layout doesn't jump. */
function ContractsLoading() {
  return (
    <Loading label={MESSAGES.loading} className="dashboard-section own-contracts">
      {['first', 'second'].map((card) => (
        <Card as="div" key={card} className="own-contract">
          <div className="own-contract-head">
            <Skeleton shape="tile" />
            <Skeleton width="half" />
          </div>
          <Skeleton />
          <Skeleton shape="control" />
        </Card>
      ))}
    </Loading>
  )
}
