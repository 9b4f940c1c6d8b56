import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contracts } from '@sillage/wire/contracts.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { contractPdf, contractsOf } from './contracts.service.ts'
import { createContract } from './create-contract.service.ts'
import { emissionsOf } from './emissions.service.ts'
import { emissionsCsv } from './emissions-csv.ts'

export const contractsHandlers: Handlers<typeof contracts> = {
  create: async ({ body, session, context }) => ({
    data: await createContract({ ...context, session }, body),
  }),
  mine: async ({ query, session, context }) => ({
    data: await contractsOf(context, session.account.id, query),
  }),
  emissions: async ({ session, context }) => ({
    data: await emissionsOf(context, session.account.id),
  }),
  emissionsCsv: async ({ session, context }) => ({
    bytes: emissionsCsv(await emissionsOf(context, session.account.id)),
    filename: `emissions_${dayInParis(context.now).toString()}.csv`,
  }),
  pdf: async ({ params, session, context }) => ({
    bytes: await contractPdf(context.database, { id: params.id, accountId: session.account.id }),
    filename: `contrat_${params.id}.pdf`,
  }),
}
