import type { ContractStatus } from '@sillage/domain/contracts/status.ts'

export const SORTS = ['date', 'price', 'type', 'status'] as const
export type Sort = (typeof SORTS)[number]

const ORDERS = ['desc', 'asc'] as const
type Order = (typeof ORDERS)[number]

/** In the specification's order, used for the chips and for sorting by status. */
export const STATUS_FILTERS = [
  'all',
  'active',
  'expired',
  'extended',
  'renewed',
  'cancelled',
] as const satisfies readonly (ContractStatus | 'all')[]
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The search, filter and sort of the list. Kept in the URL, so that a reload or a shared link shows the same list. */
export interface ListView {
  readonly query: string
  readonly sort: Sort
  readonly order: Order
  readonly status: StatusFilter
}

export const DEFAULT_VIEW = {
  query: '',
  sort: 'date',
  order: 'desc',
  status: 'all',
} as const satisfies ListView

/** Reads the view from URL search parameters; missing or unknown values get their default. */
export function readView(search: string): ListView {
  const params = new URLSearchParams(search)
  return {
    query: params.get('q') ?? DEFAULT_VIEW.query,
    sort: oneOf(SORTS, params.get('sort')) ?? DEFAULT_VIEW.sort,
    order: oneOf(ORDERS, params.get('order')) ?? DEFAULT_VIEW.order,
    status: oneOf(STATUS_FILTERS, params.get('status')) ?? DEFAULT_VIEW.status,
  }
}

/** The search parameters of a view; defaults are left out. */
export function writeView(view: ListView): string {
  const params = new URLSearchParams()
  if (view.query) params.set('q', view.query)
  if (view.sort !== DEFAULT_VIEW.sort) params.set('sort', view.sort)
  if (view.order !== DEFAULT_VIEW.order) params.set('order', view.order)
  if (view.status !== DEFAULT_VIEW.status) params.set('status', view.status)
  return params.toString()
}

/** Whether nothing is searched, filtered or sorted, so there is nothing to reset. */
export function isDefaultView(view: ListView): boolean {
  return writeView(view) === ''
}

function oneOf<T extends string>(known: readonly T[], text: string | null): T | undefined {
  return known.find((value) => value === text)
}
