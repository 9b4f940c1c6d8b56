import type { payments } from '@sillage/wire/payments/payments.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { IbanVault } from '../platform/ibans/iban-vault.ts'
import { dueNotice, dueReceipt } from './customer/due-papers.service.ts'
import type { PaymentOptions } from './customer/paid-contracts.service.ts'
import { paymentsOf, setPayoutIban } from './customer/payments.service.ts'
import { changeIban, revokeMandate } from './mandates/mandates.service.ts'
import { choosePlan } from './mandates/plans.service.ts'

export function paymentsHandlers(
  ibans: IbanVault,
  options: PaymentOptions,
): Handlers<typeof payments> {
  return {
    plan: async ({ body, context }) => ({ data: await choosePlan(context, ibans, body) }),
    mine: async ({ context }) => ({ data: await paymentsOf(context, options) }),
    changeIban: async ({ params, body, context }) => ({
      data: await changeIban(context, ibans, { id: params.id, body }),
    }),
    revoke: async ({ params, context }) => ({ data: await revokeMandate(context, params.id) }),
    payoutIban: async ({ params, body, context }) => ({
      data: await setPayoutIban(context, ibans, { id: params.id, body }),
    }),
    notice: ({ params, context }) => dueNotice(context, params.id),
    receipt: ({ params, context }) => dueReceipt(context, params.id),
  }
}
