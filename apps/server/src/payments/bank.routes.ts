import { buffer } from 'node:stream/consumers'
import type { bank } from '@sillage/wire/payments/bank.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { IbanVault } from '../platform/ibans/iban-vault.ts'
import { approve, batchFile, withdraw } from './batches/batches.service.ts'
import { readBatch, readDesk } from './batches/desk.service.ts'
import { prepareBatch } from './batches/preparation.service.ts'
import { revealIban } from './batches/reveal.service.ts'
import type { AfterPayments } from './statements/after-payments.ts'
import { matchProposed, propose, searchDues } from './statements/matching.service.ts'
import { importFile } from './statements/statements.service.ts'

export function bankHandlers(
  ibans: IbanVault,
  afterPayments: AfterPayments,
): Handlers<typeof bank> {
  return {
    desk: async ({ context }) => ({ data: await readDesk(context) }),
    batch: async ({ params, context }) => ({ data: await readBatch(context, params.id) }),
    prepare: async ({ body, context }) => ({
      data: { id: await prepareBatch(context, body.kind) },
    }),
    approve: async ({ params, context }) => {
      await approve(context, ibans, params.id)
      return undefined
    },
    withdraw: async ({ params, context }) => {
      await withdraw(context, params.id)
      return undefined
    },
    file: ({ params, context }) => batchFile(context, ibans, params.id),
    import: async ({ body, context }) => ({
      data: await importFile(context, { ibans, afterPayments }, await buffer(body)),
    }),
    match: async ({ params, context }) => {
      await matchProposed(context, { ibans, afterPayments }, params.id)
      return undefined
    },
    owed: async ({ query, context }) => ({ data: await searchDues(context, query.q) }),
    propose: async ({ params, body, context }) => {
      const matter = 'due_id' in body ? { dueId: body.due_id } : { recoveryId: body.recovery_id }
      await propose(context, { id: params.id, matter })
      return undefined
    },
    reveal: async ({ params, context }) => ({ data: await revealIban(context, ibans, params.id) }),
  }
}
