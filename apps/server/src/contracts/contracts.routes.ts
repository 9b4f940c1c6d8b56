import type { contracts } from '@sillage/wire/contracts.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { contractPdf, contractsOf } from './contracts.service.ts'
import { createContract } from './create-contract.service.ts'

export const contractsHandlers: Handlers<typeof contracts> = {
  create: async ({ body, session, context }) => ({
    data: await createContract({ ...context, session }, body),
  }),
  mine: async ({ query, session, context }) => ({
    data: await contractsOf(context, session.account.id, query),
  }),
  pdf: async ({ params, session, context }) => ({
    bytes: await contractPdf(context.database, { id: params.id, accountId: session.account.id }),
    filename: `contrat_${params.id}.pdf`,
  }),
}
