import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Statement } from '../bank/bank-messages.ts'
import { post } from '../ledger.service.ts'
import { findBankBalance, findBankClosings } from './reconciliation.repository.ts'

/**
 * Posts the balance that a bank account had before its first statement, so that the ledger agrees with the bank.
 * Amounts the ledger had already posted to the bank are deducted. Returns the opening balance in cents.
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
