import { DUE_FILTERS, type DueFilter } from '@sillage/domain/payments/payment-state.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '@sillage/domain/payments/schedule.ts'
import { parseDay } from '@sillage/domain/values/day.ts'

/** The filters and page of the list of dues, all kept in the URL. */
export interface DueView {
  readonly state: DueFilter | 'all'
  readonly method: PaymentMethod | 'all'
  /** Days, as `YYYY-MM-DD`; empty for the usual ones. */
  readonly from: string
  readonly to: string
  readonly page: number
}

export const STATES = [...DUE_FILTERS, 'all'] as const
export const METHODS = ['all', ...PAYMENT_METHODS] as const

/** Reads a view from URL search parameters; what can’t be read gets its default. */
export function readDues(search: URLSearchParams): DueView {
  const page = search.get('page') ?? ''
  return {
    state: STATES.find((state) => state === search.get('etat')) ?? 'open',
    method: METHODS.find((method) => method === search.get('moyen')) ?? 'all',
    from: dayOf(search.get('du')),
    to: dayOf(search.get('au')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

const dayOf = (text: string | null) => (text?.length === 10 && parseDay(text) ? text : '')

/** The parameters of a view; defaults are left out. */
export function writeDues({ state, method, from, to, page }: DueView): Record<string, string> {
  return {
    vue: 'echeances',
    ...(state !== 'open' && { etat: state }),
    ...(method !== 'all' && { moyen: method }),
    ...(from && { du: from }),
    ...(to && { au: to }),
    ...(page > 1 && { page: `${page}` }),
  }
}

/** The filters sent to the server, for a page or for the CSV file. */
export function dueFilters({ state, method, from, to }: DueView) {
  return {
    ...(state !== 'all' && { state }),
    ...(method !== 'all' && { method }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
