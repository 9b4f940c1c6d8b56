import { buffer } from 'node:stream/consumers'
import type { Body } from '@sillage/wire/http/route.ts'
import type { bank } from '@sillage/wire/payments/bank.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { IbanVault } from '../platform/ibans/iban-vault.ts'
import { approve, batchFile, withdraw } from './batches/batches.service.ts'
import { readBatch, readDesk } from './batches/desk.service.ts'
import { prepareBatch } from './batches/preparation.service.ts'
import { revealIban } from './batches/reveal.service.ts'
import { letGo } from './batches/reviews.service.ts'
import { tellReceived } from './dues/promised.service.ts'
import type { AfterPayments } from './statements/after-payments.ts'
import { matchProposed, propose, searchDues } from './statements/matching.service.ts'
import type { Matter } from './statements/movements.repository.ts'
import { importFile } from './statements/statements.service.ts'

function matterOf(body: Body<typeof bank.propose>): Matter {
  if ('due_id' in body) return { kind: 'due', id: body.due_id }
  if ('recovery_id' in body) return { kind: 'recovery', id: body.recovery_id }
  return { kind: 'closing', ...body }
}

export function bankHandlers(
  ibans: IbanVault,
  afterPayments: AfterPayments,
): Handlers<typeof bank> {
  return {
    desk: async ({ context }) => ({ data: await readDesk(context) }),
    batch: async ({ params, context }) => ({ data: await readBatch(context, params.id) }),
    letGo: async ({ params, body, context }) => {
      await letGo(context, { id: params.id, reason: body.reason })
      return undefined
    },
    received: async ({ params, body, context }) => ({
      data: await tellReceived(context, { id: params.id, ...body }),
    }),
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
    match: async ({ params, body, context }) => {
      await matchProposed(context, { ibans, afterPayments }, { id: params.id, ...body })
      return undefined
    },
    owed: async ({ query, context }) => ({ data: await searchDues(context, query.q) }),
    propose: async ({ params, body, context }) => {
      await propose(context, { id: params.id, matter: matterOf(body) })
      return undefined
    },
    reveal: async ({ params, context }) => ({ data: await revealIban(context, ibans, params.id) }),
  }
}
