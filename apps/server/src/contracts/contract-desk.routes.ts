import type { contractDesk } from '@sillage/wire/contract-desk.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { contractsOfPerson } from './contract-desk.service.ts'

export const contractDeskHandlers: Handlers<typeof contractDesk> = {
  ofPerson: async ({ params, query, session, context }) => ({
    data: await contractsOfPerson({ ...context, session }, params.id, query),
  }),
}
