import { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'wouter'
import { clientOf } from '../../shell/api/api.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PERSON_CONTRACTS as SAY } from './person-contracts.messages.ts'
import { PersonContractsTable } from './person-contracts-table.tsx'
import '../life/contract-life.css'
import './person-contracts.css'

const ContractHistoryDialog = lazy(() =>
  import('../history/contract-history-dialog.tsx').then((file) => ({
    default: file.ContractHistoryDialog,
  })),
)

/** /admin/users/:id/contracts: what a person holds, for the team. */
export function PersonContractsPage({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>
}) {
  const { goTo, ...query } = usePersonContracts(params['id'] ?? '')
  const { data } = query
  const [openedId, tell] = useState<string | null>(null)
  const title = data ? SAY.of(data.username) : SAY.title
  return (
    <TeamPage title={title} intro={SAY.intro} say={SAY} query={query}>
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
        {openedId !== null && (
          <ContractHistoryDialog contract={{ contract_id: openedId }} onClose={() => tell(null)} />
        )}
      </Suspense>
    </TeamPage>
  )
}

const api = clientOf(contractDesk)
const LIMIT = 20

/** One page of the contracts of a person; which one stands in the address. */
function usePersonContracts(accountId: string) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('page'))
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100_000) : 1
  const list = useQuery({
    queryKey: ['contracts', 'person', accountId, page],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const query = { page, limit: LIMIT }
      return (await api.ofPerson({ params: { id: accountId }, query, signal })).data
    },
  })
  const goTo = (to: number) => setSearch(to === 1 ? {} : { page: `${to}` })
  return { ...list, goTo }
}
