import { afterCollection } from '@sillage/domain/payments/sepa/reason-codes.ts'
import type { Database } from '../../platform/database/database.ts'
import type { KnownOrder } from './match-movements.ts'
import { type Answer, reopenPayout, stopMandate } from './statements.repository.ts'

interface Failed {
  readonly order: KnownOrder
  readonly answer: Answer
}

const STOPS = { suspend: 'suspended_at', revoke: 'revoked_at' } as const

/** Does to mandates what the bank’s reason asks for. What is tried again, and when, is read from the order itself. */
export async function failCollections(database: Database, failed: readonly Failed[], at: Date) {
  for (const { order, answer } of failed) {
    const code = answer.reason ?? ''
    const act = afterCollection(code)
    if (order.mandate_id && (act === 'suspend' || act === 'revoke'))
      await stopMandate(database, { id: order.mandate_id, how: STOPS[act], code, at })
  }
}

/** A payout whose transfer failed is owed again, and its IBAN asked for anew. */
export async function failTransfers(database: Database, failed: readonly Failed[]) {
  for (const { order } of failed) if (order.payout_id) await reopenPayout(database, order.payout_id)
}
