import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import { signatureQueue } from '../../documents/documents.service.ts'
import type { Papers } from '../../documents/issued-documents.service.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { cancelContract } from '../endings/cancel-contract.service.ts'
import { cancellationPreview } from '../endings/cancellation-preview.service.ts'
import { keepContract } from '../endings/keep-contract.service.ts'
import { withdrawalOf, withdrawContract } from '../endings/withdraw-contract.service.ts'
import { changePlate } from '../plates/change-plate.service.ts'
import { historyOf } from './contract-history.service.ts'
import { calculateExtension, extendContract } from './extend-contract.service.ts'
import { refuseStrangers } from './policy-chain.service.ts'
import { calculateRenewal, renewContract } from './renew-contract.service.ts'

const own = (id: string, { session }: RequestContext) => ({ id, accountId: session.account.id })

const admit = ({ params, context }: { params: { id: string }; context: RequestContext }) =>
  refuseStrangers(context.database, own(params.id, context))

export function contractLifeHandlers(
  papers: Papers & { readonly ibans: IbanVault },
): Handlers<typeof contractLife> {
  return {
    calculateExtension: {
      admit,
      run: async ({ params, body, context }) => ({
        data: await calculateExtension(context, own(params.id, context), body),
      }),
    },
    extend: {
      admit,
      queue: signatureQueue,
      prepare: async ({ params, body, context }) => {
        const wanted = own(params.id, context)
        const store = await extendContract({ ...context, ...papers }, wanted, body)
        return async (transaction) => ({ data: await store(transaction) })
      },
    },
    calculateRenewal: {
      admit,
      run: async ({ params, body, context }) => ({
        data: await calculateRenewal(context, own(params.id, context), body),
      }),
    },
    renew: {
      admit,
      queue: signatureQueue,
      prepare: async ({ params, body, context }) => {
        const wanted = own(params.id, context)
        const store = await renewContract({ ...context, ...papers }, wanted, body)
        return async (transaction) => ({ data: await store(transaction) })
      },
    },
    changePlate: {
      admit,
      queue: signatureQueue,
      prepare: async ({ params, body, context }) => {
        const wanted = own(params.id, context)
        const store = await changePlate({ ...context, ...papers }, wanted, body)
        return async (transaction) => ({ data: await store(transaction) })
      },
    },
    cancellation: async ({ params, query, context }) => ({
      data: await cancellationPreview(context, own(params.id, context), query),
    }),
    cancel: {
      admit,
      run: async ({ params, body, context }) => ({
        data: await cancelContract(context, own(params.id, context), body),
      }),
    },
    keep: {
      admit,
      run: async ({ params, context }) => ({
        data: await keepContract(context, own(params.id, context)),
      }),
    },
    withdrawal: async ({ params, context }) => ({
      data: await withdrawalOf(context, own(params.id, context)),
    }),
    withdraw: {
      admit,
      run: async ({ params, context }) => ({
        data: await withdrawContract(context, own(params.id, context)),
      }),
    },
    history: async ({ params, context }) => ({ data: await historyOf(context, params.id) }),
  }
}
