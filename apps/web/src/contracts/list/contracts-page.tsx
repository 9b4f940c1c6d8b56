import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { Plus, RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { Redirect } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { PageHead } from '../../ui/nav/page-head.tsx'
import { MESSAGES } from '../contracts.messages.ts'
import { pressingOf } from '../detail/contract-openings.ts'
import { useKeptFollowing } from '../papers/use-kept-following.ts'
import { ContractsList } from './contracts-list.tsx'
import { InvalidContracts, MissingContracts, useContracts } from './use-contracts.ts'
import { useArrival } from './use-highlight.ts'
import '../contracts.css'

/** « Mes contrats »: the contracts of the account, and what can be done with each. */
export function ContractsPage() {
  usePageTitle(MESSAGES.title)
  const { data, error, isFetching, refetch } = useContracts()
  useKeptFollowing(data)
  const created = useArrival()
  const title = useRef<HTMLHeadingElement>(null)
  const retry = () => {
    // the button that was pressed disappears, so the title takes the focus
    title.current?.focus()
    void refetch()
  }
  if (error instanceof MissingContracts) return <Redirect to={paths.error} replace />
  const isEmpty = data?.length === 0
  const today = dayInParis(Temporal.Now.instant())
  const isJustSigned =
    data?.some(({ contract_id, status }) => contract_id === created && status === 'active') ?? false
  // one filled button: what the signature leaves to do, else a renewal, else a subscription
  const pressing = data && !isJustSigned ? pressingOf(data, today) : null
  return (
    <main id="contenu" tabIndex={-1} className="contracts-page">
      <div className="page">
        <PageHead
          title={MESSAGES.title}
          titleRef={title}
          actions={
            <>
              <IconButton
                icon={RotateCw}
                className={isFetching ? 'contracts-refreshing' : undefined}
                aria-label={MESSAGES.refresh}
                aria-busy={isFetching}
                title={MESSAGES.refresh}
                onClick={() => void refetch()}
              />
              {data && !isEmpty && (
                <RouteButton
                  to={paths.subscription}
                  icon={Plus}
                  variant={isJustSigned || pressing ? 'secondary' : 'primary'}
                >
                  {MESSAGES.subscribe}
                </RouteButton>
              )}
            </>
          }
        />
        {error && <Failure error={error} isRetrying={isFetching} onRetry={retry} />}
        {isEmpty && (
          <EmptyState
            title={MESSAGES.empty}
            action={<RouteButton to={paths.subscription}>{MESSAGES.subscribe}</RouteButton>}
          />
        )}
        {(data ? !isEmpty : !error) && (
          <ContractsList contracts={data} today={today} pressing={pressing} />
        )}
      </div>
    </main>
  )
}

interface FailureProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** Shown until the list loads; previously loaded contracts stay below it. */
function Failure({ error, isRetrying, onRetry }: FailureProps) {
  const isInvalid = error instanceof InvalidContracts
  const isSilent = error instanceof ApiError && error.status === 0
  return (
    <LoadFailure
      className="contracts-failure"
      lead={isInvalid ? MESSAGES.invalid : MESSAGES.failed}
      isRetrying={isRetrying}
      onRetry={onRetry}
    >
      {isSilent && error.message}
    </LoadFailure>
  )
}
