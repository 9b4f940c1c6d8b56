import { whyWaits } from '@sillage/domain/payments/sepa/payout-waits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { namesOf } from '../contract-names.service.ts'
import { findUnordered } from './later-payouts.repository.ts'

const SHOWN = 100
const MOST_COUNTED = 10_000

/** Refunds and indemnities that can be put into no batch yet, and what each waits for. */
export async function readLater({ database, now }: WorkContext): Promise<FinanceDesk['later']> {
  const today = dayInParis(now).toString()
  const rows = (await findUnordered(database, MOST_COUNTED)).flatMap((row) => {
    const why = whyWaits(
      {
        ...row,
        isToCard: row.is_to_card,
        payableFrom: row.payable_from?.toTemporalInstant() ?? null,
        isDecided: row.is_decided,
        heldCents: row.held,
      },
      now,
    )
    return why ? [{ ...row, why }] : []
  })
  const shown = rows.slice(0, SHOWN)
  const names = await namesOf(
    database,
    shown.map((row) => row.contract_id),
  )
  return {
    count: rows.length,
    total: toEuros(rows.reduce((sum, { cents }) => sum + cents, 0)),
    payouts: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      accountId: row.account_id,
      name: row.name,
      contract: names.get(row.contract_id) ?? '',
      claimId: row.claim_id,
      amount: toEuros(row.cents),
      dueBy: row.due_on,
      isLate: row.due_on < today,
      why: row.why,
      from: row.why === 'new_account' ? (row.payable_from?.toISOString() ?? null) : null,
    })),
  }
}
