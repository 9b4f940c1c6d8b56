import { CONTRACT_STATUSES } from '@sillage/domain/contracts/status.ts'
import * as z from 'zod/mini'
import { productId } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'
import { contract } from './contracts.ts'

/** A contract as staff find it in a person's list, without its answers, trips or documents. */
const contractOfPerson = z.pick(contract, {
  contract_id: true,
  start_date: true,
  end_date: true,
  price: true,
  status: true,
  origin: true,
  name: true,
  contract_type: true,
})

export type ContractOfPerson = z.output<typeof contractOfPerson>

/** With its holder; null when the reader may not see their account. */
const listedContract = z.extend(contractOfPerson, {
  holder: z.nullable(z.object({ account_id: z.string(), name: z.string() })),
})

export type ListedContract = z.output<typeof listedContract>

/** What staff read of contracts; each reading is recorded in the audit log. */
export const contractDesk = room({
  list: {
    method: 'GET',
    path: '/api/advisor/contracts',
    weight: 5,
    access: ['admin'],
    summary: 'Tous les contrats, le plus récent en tête, par état et par produit',
    query: z.object({
      status: z.optional(z.enum(CONTRACT_STATUSES, REFUSALS.statusUnknown)),
      product: z.optional(productId),
      ...paging,
    }),
    reply: data(
      z.object({
        /** Twenty-five a page by default. */
        contracts: z.array(listedContract),
        total: z.number(),
        page: z.number(),
        limit: z.number(),
      }),
    ),
  },
  ofPerson: {
    method: 'GET',
    path: '/api/advisor/users/:id/contracts',
    access: ['advisor', 'admin'],
    summary:
      'Les contrats d’un compte, pour l’équipe ; ceux d’un root ne sont montrés qu’à un root',
    query: z.object(paging),
    reply: data(
      z.object({
        username: z.string(),
        /** Latest first; twenty a page by default. */
        contracts: z.array(contractOfPerson),
        total: z.number(),
        page: z.number(),
        limit: z.number(),
      }),
    ),
  },
})
