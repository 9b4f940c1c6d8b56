import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Statement } from '../bank/bank-messages.ts'
import { post } from '../ledger.service.ts'
import { findBankBalance, findBankClosings } from './reconciliation.repository.ts'

/**
 * Posts what an account at the bank held before its first statement: from then on the ledger holds what the bank says.
 * What the ledger had put there by itself before is part of it. Answers the amount that the statement opens with, in cents.
 */
export async function openBankAccount(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  statement: Statement & { readonly rowId: string },
): Promise<number> {
  const [held, closings] = await Promise.all([
    findBankBalance(database),
    findBankClosings(database),
  ])
  const unexplained = statement.opening + closings - held
  const first = statement.movements.map(({ bookedOn }) => bookedOn).toSorted()[0]
  await post(
    database,
    [
      {
        event: 'bank.opened',
        source: statement.rowId,
        policyId: null,
        on: first === undefined ? dayInParis(now) : Temporal.PlainDate.from(first),
        lines: unexplained === 0 ? [] : bankLines('bank.opened', unexplained),
      },
    ],
    new Date(now.epochMilliseconds),
  )
  return statement.opening
}
