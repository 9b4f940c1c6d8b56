import * as z from 'zod/mini'
import { productId, wholeNumber } from '../http/fields.ts'
import { data, type Room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { dayRange, trend } from './trend.ts'

const amounts = {
  /** Euros of premiums written: without tax, less cancellations. */
  premium: trend,
  /** Euros of indemnities ordered, less those returned. */
  paid: trend,
  /** Euros newly owed to us by third parties, less what was given up. */
  recovered: trend,
  /** Euros by which reserves increased; negative when they were released. */
  reserved: trend,
  /** S/P in percent: paid plus reserved less recovered, over the premiums written; null without premiums. */
  ratio: z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) }),
}

const insurance = z.object({
  now: dayRange,
  before: dayRange,
  products: z.array(z.object({ product: productId, ...amounts })),
  total: z.object(amounts),
})

export type InsuranceFigures = z.output<typeof insurance>

const months = z._default(wholeNumber(1, 12), 3)

export const STATS_TABLES = ['insurance', 'contracts', 'claims', 'contributions', 'users'] as const

/** The ledger figures of each product in a period. */
export const insuranceFigures = {
  insurance: {
    method: 'GET',
    path: '/admin/stats/insurance',
    weight: 20,
    access: ['admin'],
    summary: 'Primes, indemnités, provisions et S/P par produit, par le grand livre',
    /** Number of calendar months, the last one up to today. */
    query: z.object({ months }),
    reply: data(insurance),
  },
  csv: {
    method: 'GET',
    path: '/admin/stats.csv',
    weight: 20,
    access: ['admin'],
    summary: 'Une table des statistiques, en CSV',
    query: z.object({
      table: z._default(z.enum(STATS_TABLES, REFUSALS.valueUnknown), 'insurance'),
      months,
    }),
    reply: 'text/csv',
  },
} as const satisfies Room
