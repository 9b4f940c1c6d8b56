import { lazy, Suspense, useState } from 'react'
import { usePageTitle } from '../shell/page-title.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { RefreshButton } from '../ui/refresh-button.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { PERSON_CONTRACTS as SAY } from './person-contracts.messages.ts'
import { PersonContractsTable } from './person-contracts-table.tsx'
import { usePersonContracts } from './use-person-contracts.ts'
import './contract-life.css'
import './person-contracts.css'

const ContractHistoryDialog = lazy(() =>
  import('./contract-history-dialog.tsx').then((file) => ({ default: file.ContractHistoryDialog })),
)

/** /admin/users/:id/contracts: what a person holds, for the team. */
export function PersonContractsPage({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>
}) {
  const { data, error, isFetching, refetch, goTo } = usePersonContracts(params['id'] ?? '')
  const [told, tell] = useState<string | null>(null)
  const title = data ? SAY.of(data.username) : SAY.title
  usePageTitle(title)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page page-team">
        <PageHead
          title={title}
          intro={SAY.intro}
          actions={
            <RefreshButton isBusy={isFetching} onRefresh={() => void refetch()}>
              {SAY.refresh}
            </RefreshButton>
          }
        />
        {error && (
          <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </LoadFailure>
        )}
        {!data && !error && <Loading label={SAY.loading} />}
        {data && data.contracts.length === 0 && (
          <EmptyState
            title={data.total === 0 ? SAY.empty : SAY.noPage}
            action={
              data.total > 0 && (
                <Button variant="secondary" onClick={() => goTo(1)}>
                  {SAY.firstPage}
                </Button>
              )
            }
          />
        )}
        {data && data.contracts.length > 0 && (
          <div className="paged">
            <PersonContractsTable label={title} contracts={data.contracts} onHistory={tell} />
            <Pager
              page={data.page}
              limit={data.limit}
              shown={data.contracts.length}
              total={data.total}
              onPage={goTo}
            />
          </div>
        )}
        <Suspense>
          {told !== null && (
            <ContractHistoryDialog contract={{ contract_id: told }} onClose={() => tell(null)} />
          )}
        </Suspense>
      </div>
    </main>
  )
}
