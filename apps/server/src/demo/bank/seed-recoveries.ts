import { toEuros } from '@sillage/domain/values/money.ts'
import { noteRecovery } from '../../claims/decision/recovery.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findPaidAccidents } from './demo-bank.repository.ts'

/** Fictional insurers of drivers at fault. */
const DEBTORS = ['Mutuelle des Exemples', 'Assurances Fictives'] as const

/** What other insurers owe for accidents that were paid: a transfer with the reference settles it. */
export async function seedRecoveries(context: RequestContext) {
  const paid = await findPaidAccidents(context.database, DEBTORS.length)
  for (const [rank, { claim_id: id, cents }] of paid.entries())
    await noteRecovery(context, {
      id,
      debtor: DEBTORS[rank] ?? '',
      amount: toEuros(cents),
      reason: 'Constat signé par les deux conducteurs\u00a0: l’autre véhicule changeait de file.',
    })
}
