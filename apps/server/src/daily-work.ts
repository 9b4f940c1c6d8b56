import { dayInParis } from '@sillage/domain/values/day.ts'
import { forgetEndedHandoffs } from './accounts/external-sign-in.repository.ts'
import { forgetEndedLinks } from './accounts/links.ts'
import { forgetEndedChallenges } from './accounts/passkeys.repository.ts'
import { forgetEndedWindows } from './accounts/throttle.ts'
import { sweepFiles } from './claims/attachments.service.ts'
import { forgetOldDrafts } from './claims/drafts.service.ts'
import { remindOfEnds } from './contracts/contract-reminders.service.ts'
import { expireContracts } from './contracts/contracts.repository.ts'
import { forgetOldQuotes } from './contracts/quotes.service.ts'
import { applyRetention } from './personal-data/retention.service.ts'
import type { Database } from './platform/database/database.ts'
import type { FileKeeper } from './platform/files/file-keeper.ts'
import { forgetOldAnswers } from './platform/http/idempotency.ts'
import { forgetOldEvents } from './platform/live/live.repository.ts'
import { loggableError } from './platform/loggable-error.ts'
import { forgetMails } from './platform/mail/mail-queue.ts'

const DAY_MS = 86_400_000

interface Parts {
  readonly database: Database
  readonly files: FileKeeper
}

/** Records what a day has changed, and forgets what is kept for a day only. Repeating it changes nothing. */
export async function doDailyWork({ database, files }: Parts, now: Temporal.Instant) {
  await expireContracts(database, dayInParis(now))
  await remindOfEnds(database, dayInParis(now))
  await forgetOldQuotes(database, now)
  await forgetOldAnswers(database, now)
  await forgetEndedWindows(database, now)
  await forgetEndedLinks(database, now)
  await forgetEndedHandoffs(database, now)
  await forgetEndedChallenges(database, now)
  await forgetMails(database, now)
  await forgetOldDrafts(database, now)
  await applyRetention({ database, now })
  await forgetOldEvents(database, now)
  await sweepFiles({ database, files }, now)
}

/** Does the daily work now and every day; a failure is reported and the next day tries again. */
export function startDailyWork(parts: Parts) {
  const work = () =>
    doDailyWork(parts, Temporal.Now.instant()).catch((error: unknown) =>
      console.error(loggableError(error)),
    )
  let running = work()
  const timer = setInterval(() => {
    running = work()
  }, DAY_MS)
  return {
    /** Waits for what is under way. */
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
