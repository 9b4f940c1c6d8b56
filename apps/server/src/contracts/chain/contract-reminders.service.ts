import { notifyAll } from '../../notifications/notifications.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { endNotice } from './contract-life.messages.ts'
import { takeDueReminders } from './contract-reminders.repository.ts'

const AT_ONCE = 500

/**
 * Reminds owners 30 and 7 days before a contract ends. Reminders missed on a day are sent later, never after the end,
 * and only once: each is recorded on the contract in the same transaction.
 */
export async function remindOfEnds(database: Database, today: Temporal.PlainDate): Promise<number> {
  let sent = 0
  for (let taken = AT_ONCE; taken === AT_ONCE; sent += taken)
    taken = await inTransaction(database, (transaction) => remindSome(transaction, today))
  return sent
}

async function remindSome(transaction: Database, today: Temporal.PlainDate): Promise<number> {
  const due = await takeDueReminders(transaction, { today, most: AT_ONCE })
  const names = await namesOf(
    transaction,
    due.map(({ id }) => id),
  )
  await notifyAll(
    transaction,
    due.map(({ id, accountId, end, days, kind }) => ({
      accountId,
      key: `contract.end.${kind}.${id}`,
      ...endNotice({ id, name: names.get(id) ?? '', end: Temporal.PlainDate.from(end), days }),
    })),
  )
  return due.length
}
