import * as z from 'zod/mini'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { contract } from './contracts.ts'

/** A contract as the staff finds it among those of a person: nothing of its answers, trips or papers. */
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

/** What the staff reads of contracts; each reading stands in the audit log. */
export const contractDesk = room({
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
        /** The latest first; twenty a page by default. */
        contracts: z.array(contractOfPerson),
        total: z.number(),
        page: z.number(),
        limit: z.number(),
      }),
    ),
  },
})
