import { randomUUID } from 'node:crypto'
import { LEVIES, taxesDeclaredLines, taxesPaidLines } from '@sillage/domain/payments/ledger.ts'
import type { Database } from '../../platform/database/database.ts'
import { type PaidOut, type Posting, post } from '../ledger.service.ts'
import { findLevies, findUndeclared, insertDeclaration } from './declarations.repository.ts'

/** Declares the taxes of closed months, each once: their amounts no longer change. */
export async function declareClosedMonths(
  transaction: Database,
  { by, on, at }: { readonly by: string; readonly on: Temporal.PlainDate; readonly at: Date },
) {
  for (const month of await findUndeclared(transaction)) {
    const until = Temporal.PlainDate.from(month).add({ months: 1 }).toString()
    const levies = await findLevies(transaction, { from: month, until })
    const id = randomUUID()
    const cents = LEVIES.reduce((sum, levy) => sum + levies[levy], 0)
    await insertDeclaration(transaction, { id, month, cents, declared_at: at, declared_by: by })
    const lines = taxesDeclaredLines(levies)
    await post(
      transaction,
      [{ event: 'taxes.declared', source: id, policyId: null, on, lines }],
      at,
    )
  }
}

/** The posting of the tax office's debit; `cents` is the amount declared. */
export function taxesPaid({ source, cents, from, on }: PaidOut): Posting {
  return { event: 'taxes.paid', source, policyId: null, on, lines: taxesPaidLines(cents, from) }
}
