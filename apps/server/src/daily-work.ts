import { dayInParis } from '@sillage/domain/values/day.ts'
import { forgetEndedWindows } from './accounts/throttle.ts'
import { expireContracts } from './contracts/contracts.repository.ts'
import type { Database } from './platform/database/database.ts'
import { forgetOldAnswers } from './platform/http/idempotency.ts'
import { loggableError } from './platform/loggable-error.ts'
import { forgetMails } from './platform/mail/mail-queue.ts'

const DAY_MS = 86_400_000

/** Records what a day has changed, and forgets what is kept for a day only. Repeating it changes nothing. */
export async function doDailyWork(database: Database, now: Temporal.Instant) {
  await expireContracts(database, dayInParis(now))
  await forgetOldAnswers(database, now)
  await forgetEndedWindows(database, now)
  await forgetMails(database, now)
}

/** Does the daily work now and every day; a failure is reported and the next day tries again. */
export async function startDailyWork(database: Database) {
  const work = () =>
    doDailyWork(database, Temporal.Now.instant()).catch((error: unknown) =>
      console.error(loggableError(error)),
    )
  setInterval(work, DAY_MS).unref()
  await work()
}
