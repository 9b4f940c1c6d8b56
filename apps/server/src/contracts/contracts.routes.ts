import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contracts } from '@sillage/wire/contracts.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { contractPaper, papersOf } from './contract-papers.service.ts'
import { contractPdf, contractsOf } from './contracts.service.ts'
import { createContract } from './create-contract.service.ts'
import { emissionsOf } from './emissions.service.ts'
import { emissionsCsv } from './emissions-csv.ts'
import type { Papers } from './signed-papers.ts'

export function contractsHandlers({ issuer, files }: Papers): Handlers<typeof contracts> {
  return {
    create: {
      prepare: async ({ body, session, context }) => {
        const store = await createContract({ ...context, session, issuer, files }, body)
        return async (transaction) => ({ data: await store(transaction) })
      },
    },
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
      bytes: await contractPdf(
        { ...context, files },
        { id: params.id, accountId: session.account.id },
      ),
      filename: `contrat_${params.id}.pdf`,
    }),
    papers: async ({ params, session, context }) => ({
      data: await papersOf(context, { id: params.id, accountId: session.account.id }),
    }),
    paper: ({ params, session, context }) =>
      contractPaper(
        { ...context, issuer, files, session },
        { id: params.id, accountId: session.account.id, kind: params.kind },
      ),
  }
}
