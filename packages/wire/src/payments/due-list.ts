import { DUE_FILTERS, DUE_STATES } from '@sillage/domain/payments/payment-state.ts'
import { PAYMENT_METHODS } from '@sillage/domain/payments/schedule.ts'
import * as z from 'zod/mini'
import { amount, day } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { DESK } from './desk.ts'

const listed = z.object({
  id: z.string(),
  /** `YYYY-MM-DD`. */
  dueOn: z.string(),
  accountId: z.string(),
  /** The name of the payer. */
  payer: z.string(),
  contractId: z.string(),
  /** What people call the contract. */
  contract: z.string(),
  /** As chosen; a debit that will not be tried again is paid by transfer. */
  method: z.enum(PAYMENT_METHODS),
  amount,
  /** The part of it that is issued and unpaid. */
  owed: amount,
  state: z.enum(DUE_STATES),
  /** In French, a word or two. */
  stateLabel: z.string(),
  /** ISO 11649. */
  reference: z.string(),
})

export type ListedDue = z.output<typeof listed>

const filters = {
  /** Both days included; by default from 31 days ago to the latest due day already issued. */
  from: z.optional(day),
  to: z.optional(day),
  state: z.optional(z.enum(DUE_FILTERS)),
  method: z.optional(z.enum(PAYMENT_METHODS)),
}

export const dueList = room({
  list: {
    method: 'GET',
    path: '/finance/due-list',
    weight: 10,
    access: DESK,
    summary: 'Les échéances d’une période, par jour, moyen et état, avec leurs totaux',
    query: z.object({ ...filters, ...paging }),
    reply: data(
      z.object({
        from: z.string(),
        to: z.string(),
        dues: z.array(listed),
        /** Over the whole list, not only this page. */
        total: z.object({ count: z.number(), amount, owed: amount }),
        page: z.number(),
        limit: z.number(),
      }),
    ),
  },
  csv: {
    method: 'GET',
    path: '/finance/due-list.csv',
    weight: 50,
    access: DESK,
    summary: 'Les mêmes échéances, en CSV',
    query: z.object(filters),
    reply: 'text/csv',
  },
})

export type DueList = z.output<(typeof dueList.list)['reply']>['data']
