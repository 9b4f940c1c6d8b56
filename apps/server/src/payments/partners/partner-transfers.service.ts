import { randomUUID } from 'node:crypto'
import { partnerPaidLines } from '@sillage/domain/payments/ledger.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaidOut, Posting } from '../ledger.service.ts'
import { insertPartnerTransfer } from './partner-transfers.repository.ts'

/** Records an upcoming transfer to a partner, so that its debit is recognised in the statement. */
export async function expectPartnerTransfer(
  transaction: Database,
  handedOver: { readonly partner: string; readonly certificate: string; readonly cents: number },
  at: Date,
) {
  if (handedOver.cents <= 0) return
  await insertPartnerTransfer(transaction, { id: randomUUID(), ...handedOver, handed_over_at: at })
}

/** The posting of a debit that pays a partner; `cents` is the amount handed over. */
export function partnerPaid({ source, cents, from, on }: PaidOut): Posting {
  return { event: 'climate.paid', source, policyId: null, on, lines: partnerPaidLines(cents, from) }
}
