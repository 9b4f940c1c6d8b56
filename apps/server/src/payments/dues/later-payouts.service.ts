import { type PayoutWait, whyWaits } from '@sillage/domain/payments/sepa/payout-waits.ts'
import { transferRefusal } from '@sillage/domain/payments/sepa/refusals.messages.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { countedAndNamed, MOST_COUNTED } from '../counted.service.ts'
import { findUnordered, type UnorderedPayout } from './later-payouts.repository.ts'

/** Refunds and indemnities that can't be batched yet, and what each waits for. */
export async function readLater({ database, now }: WorkContext): Promise<FinanceDesk['later']> {
  const today = dayInParis(now).toString()
  const rows = (await findUnordered(database, MOST_COUNTED)).flatMap((row) => {
    const why = whyWaits(
      {
        ...row,
        isToCard: row.is_to_card,
        payableFrom: row.payable_from?.toTemporalInstant() ?? null,
        isDecided: row.is_decided,
        isEstate: row.is_estate,
        heldCents: row.held,
      },
      now,
    )
    return why ? [{ ...row, why }] : []
  })
  const { count, total, shown } = await countedAndNamed(database, rows)
  return {
    count,
    total,
    payouts: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      accountId: row.account_id,
      name: row.name,
      contract: row.contract,
      claimId: row.claim_id,
      amount: toEuros(row.cents),
      dueBy: row.due_on,
      isLate: row.due_on < today,
      why: row.why,
      from: fromOf(row)?.toISOString() ?? null,
      refused:
        row.why === 'account' && row.refused
          ? { on: row.refused.on, reason: transferRefusal(row.refused.reason) }
          : null,
    })),
  }
}

function fromOf(row: UnorderedPayout & { readonly why: PayoutWait }): Date | null {
  if (row.why === 'card') return row.card_asked_at
  return row.why === 'new_account' ? row.payable_from : null
}
