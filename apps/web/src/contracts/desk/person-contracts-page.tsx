import { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { clientOf } from '../../shell/api/api.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { CONTRACTS_DESK as SAY } from './contracts-desk.messages.ts'
import { PagedContracts, pageOf } from './paged-contracts.tsx'

/** /admin/users/:id/contracts: what a person holds, for the team. */
export function PersonContractsPage({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>
}) {
  const { goTo, ...query } = usePersonContracts(params['id'] ?? '')
  const { data } = query
  const title = data ? SAY.of(data.username) : SAY.ofSomebody
  return (
    <TeamPage title={title} intro={SAY.intro} say={SAY} query={query}>
      {data && <PagedContracts label={title} empty={SAY.holdsNone} data={data} goTo={goTo} />}
    </TeamPage>
  )
}

const api = clientOf(contractDesk)
const LIMIT = 20

/** One page of the contracts of a person; the URL holds the page number. */
function usePersonContracts(accountId: string) {
  const [search, setSearch] = useSearchParams()
  const page = pageOf(search)
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
