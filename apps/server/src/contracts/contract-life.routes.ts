import type { contractLife } from '@sillage/wire/contract-life.ts'
import type { BeforeBody, Handlers, Session } from '../platform/http/mount.ts'
import { cancelContract, cancellationPreview } from './cancel-contract.service.ts'
import { historyOf } from './contract-history.service.ts'
import { refuseStrangers } from './contract-line.service.ts'
import { calculateExtension, extendContract } from './extend-contract.service.ts'
import { renewContract } from './renew-contract.service.ts'
import type { Papers } from './signed-papers.ts'
import { withdrawalOf, withdrawContract } from './withdraw-contract.service.ts'

const own = (id: string, { account }: Session) => ({ id, accountId: account.id })

export const beforeContractLife: BeforeBody<typeof contractLife> = {
  calculateExtension: ({ params, session, database }) =>
    refuseStrangers(database, own(params.id, session)),
  extend: ({ params, session, database }) => refuseStrangers(database, own(params.id, session)),
  renew: ({ params, session, database }) => refuseStrangers(database, own(params.id, session)),
  cancel: ({ params, session, database }) => refuseStrangers(database, own(params.id, session)),
  withdraw: ({ params, session, database }) => refuseStrangers(database, own(params.id, session)),
}

export function contractLifeHandlers(papers: Papers): Handlers<typeof contractLife> {
  return {
    calculateExtension: async ({ params, body, session, context }) => ({
      data: await calculateExtension(context, own(params.id, session), body),
    }),
    extend: {
      prepare: async ({ params, body, session, context }) => {
        const signer = { ...context, ...papers, session }
        const store = await extendContract(signer, own(params.id, session), body)
        return async (transaction) => ({ data: await store(transaction) })
      },
    },
    renew: {
      prepare: async ({ params, body, session, context }) => {
        const signer = { ...context, ...papers, session }
        const store = await renewContract(signer, own(params.id, session), body)
        return async (transaction) => ({ data: await store(transaction) })
      },
    },
    cancellation: async ({ params, session, context }) => ({
      data: await cancellationPreview(context, own(params.id, session)),
    }),
    cancel: async ({ params, body, session, context }) => ({
      data: await cancelContract({ ...context, session }, own(params.id, session), body.reason),
    }),
    withdrawal: async ({ params, session, context }) => ({
      data: await withdrawalOf({ ...context, session }, own(params.id, session)),
    }),
    withdraw: async ({ params, session, context }) => ({
      data: await withdrawContract({ ...context, session }, own(params.id, session)),
    }),
    history: async ({ params, session, context }) => ({
      data: await historyOf({ ...context, session }, params.id),
    }),
  }
}
