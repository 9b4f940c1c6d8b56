import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contracts } from '@sillage/wire/contracts/contracts.ts'
import type { Roads } from '../carbon/places/roads.service.ts'
import { signatureQueue } from '../documents/documents.service.ts'
import type { Papers } from '../documents/issued-documents.service.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { IbanVault } from '../platform/ibans/iban-vault.ts'
import { claimsHistory } from './claims-history/claims-history.service.ts'
import { contractPdf, contractsOf } from './contracts.service.ts'
import { contractsCsv } from './contracts-csv.ts'
import { emissionsOf } from './emissions/emissions.service.ts'
import { emissionsCsv } from './emissions/emissions-csv.ts'
import { contractPaper, papersOf } from './papers/contract-papers.service.ts'
import { postsOf } from './posts/paper-posts.service.ts'
import { createContract } from './signing/create-contract.service.ts'

export function contractsHandlers({
  issuer,
  files,
  ibans,
  roads,
  takesCards,
}: Papers & {
  readonly ibans: IbanVault
  readonly roads: Roads
  readonly takesCards: boolean
}): Handlers<typeof contracts> {
  const reader = ({ session }: RequestContext) => ({ accountId: session.account.id, takesCards })
  return {
    create: {
      queue: signatureQueue,
      prepare: async ({ body, context }) => {
        const store = await createContract({ ...context, issuer, files, ibans, roads }, body)
        return async (transaction) => ({ data: await store(transaction) })
      },
    },
    mine: async ({ query, context }) => ({
      data: await contractsOf(context, reader(context), query),
    }),
    mineCsv: async ({ context }) => {
      const today = dayInParis(context.now)
      const own = await contractsOf(context, reader(context), {})
      return { bytes: contractsCsv(own, today), filename: `contrats_${today.toString()}.csv` }
    },
    emissions: async ({ context }) => ({
      data: await emissionsOf(context, context.session.account.id),
    }),
    emissionsCsv: async ({ context }) => ({
      bytes: emissionsCsv(await emissionsOf(context, context.session.account.id)),
      filename: `emissions_${dayInParis(context.now).toString()}.csv`,
    }),
    pdf: async ({ params, context }) => ({
      bytes: await contractPdf(
        { ...context, files },
        { id: params.id, accountId: context.session.account.id },
      ),
      filename: `contrat_${params.id}.pdf`,
    }),
    posts: async ({ params, context }) => ({
      data: await postsOf(context, { id: params.id, accountId: context.session.account.id }),
    }),
    claimsHistory: async ({ params, context }) => ({
      data: await claimsHistory(context, { id: params.id, accountId: context.session.account.id }),
    }),
    papers: async ({ params, context }) => ({
      data: await papersOf(context, { id: params.id, accountId: context.session.account.id }),
    }),
    paper: ({ params, context }) =>
      contractPaper(
        { ...context, issuer, files },
        { id: params.id, accountId: context.session.account.id, kind: params.kind },
      ),
  }
}
