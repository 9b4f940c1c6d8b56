import { contractDesk } from '@sillage/wire/contract-desk.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { clientOf } from '../shell/api.ts'

const api = clientOf(contractDesk)
const LIMIT = 20

/** One page of the contracts of a person; which one stands in the address. */
export function usePersonContracts(accountId: string) {
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
