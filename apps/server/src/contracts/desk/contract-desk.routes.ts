import type { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { contractsOfPerson, listContracts } from './contract-desk.service.ts'

export const contractDeskHandlers: Handlers<typeof contractDesk> = {
  list: async ({ query, context }) => ({ data: await listContracts(context, query) }),
  ofPerson: async ({ params, query, context }) => ({
    data: await contractsOfPerson(context, params.id, query),
  }),
}
