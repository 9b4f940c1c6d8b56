import type { estates } from '@sillage/wire/contracts/estates.ts'
import type { Papers } from '../../documents/issued-documents.service.ts'
import { namePayee } from '../../payments/estates/estates.service.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { estatePaper } from './estate-papers.service.ts'
import {
  endForHeirs,
  estateEnding,
  recordHolderDeath,
  withdrawHolderDeath,
} from './estates.service.ts'
import { readEstate } from './read-estate.service.ts'

export function estatesHandlers({
  issuer,
  files,
  ibans,
}: Papers & { readonly ibans: IbanVault }): Handlers<typeof estates> {
  return {
    read: async ({ params, context }) => ({ data: await readEstate(context, params.id) }),
    record: async ({ params, body, context }) => {
      await recordHolderDeath(context, params.id, body)
      return undefined
    },
    withdraw: async ({ params, context }) => {
      await withdrawHolderDeath(context, params.id)
      return undefined
    },
    ending: async ({ params, query, context }) => ({
      data: await estateEnding(context, params.id, query.asked_on),
    }),
    end: async ({ params, body, context }) => {
      await endForHeirs(context, params.id, body.asked_on)
      return undefined
    },
    paper: ({ params, context }) => estatePaper({ ...context, issuer, files }, params),
    namePayee: async ({ params, body, context }) => {
      await namePayee(context, ibans, { id: params.id, ...body })
      return undefined
    },
  }
}
