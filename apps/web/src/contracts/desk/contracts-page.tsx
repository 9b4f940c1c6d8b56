import { CONTRACT_STATUSES, statusLabel } from '@sillage/domain/contracts/status.ts'
import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { clientOf } from '../../shell/api/api.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { FilterChips } from '../../ui/data/filter-chips.tsx'
import { CONTRACTS_DESK as SAY } from './contracts-desk.messages.ts'
import { PagedContracts, pageOf } from './paged-contracts.tsx'

/** /admin/contracts: every contract; the statistics link here. */
export function DeskContracts() {
  const { view, change, ...query } = useContractsDesk()
  const { data } = query
  return (
    <TeamPage
      title={SAY.all}
      intro={SAY.allIntro}
      say={SAY}
      query={query}
      tools={
        <div className="contracts-desk-filters">
          <FilterChips<Status | 'all'>
            legend={SAY.columns.status}
            value={view.status ?? 'all'}
            options={[
              { value: 'all', label: SAY.anyStatus },
              ...CONTRACT_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
            ]}
            onChange={(to) => change({ ...view, status: to === 'all' ? null : to, page: 1 })}
          />
          <FilterChips<Product | 'all'>
            legend={SAY.columns.type}
            value={view.product ?? 'all'}
            options={[
              { value: 'all', label: SAY.anyProduct },
              ...PRODUCT_NAMES.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={(to) => change({ ...view, product: to === 'all' ? null : to, page: 1 })}
          />
        </div>
      }
    >
      {data && (
        <PagedContracts
          label={SAY.all}
          empty={SAY.none}
          data={data}
          goTo={(page) => change({ ...view, page })}
        />
      )}
    </TeamPage>
  )
}

type Status = (typeof CONTRACT_STATUSES)[number]
type Product = (typeof PRODUCT_NAMES)[number]['id']

interface View {
  readonly status: Status | null
  readonly product: Product | null
  readonly page: number
}

const api = clientOf(contractDesk)

/** The list's filters, kept in the URL so that a figure can link to them. */
function useContractsDesk() {
  const [search, setSearch] = useSearchParams()
  const view: View = {
    status: CONTRACT_STATUSES.find((one) => one === search.get('etat')) ?? null,
    product: PRODUCT_NAMES.find(({ id }) => id === search.get('assurance'))?.id ?? null,
    page: pageOf(search),
  }
  const { status, product, page } = view
  const list = useQuery({
    queryKey: ['contracts', 'desk', view],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const query = { ...(status ? { status } : {}), ...(product ? { product } : {}), page }
      return (await api.list({ query, signal })).data
    },
  })
  const change = (next: View) =>
    setSearch({
      ...(next.status ? { etat: next.status } : {}),
      ...(next.product ? { assurance: next.product } : {}),
      ...(next.page === 1 ? {} : { page: `${next.page}` }),
    })
  return { ...list, view, change }
}
