import { dayInParis } from '@sillage/domain/values/day.ts'
import { forgetEndedHandoffs } from '../accounts/external/external-sign-in.repository.ts'
import { forgetEndedChallenges } from '../accounts/passkeys/passkeys.repository.ts'
import { forgetEndedCodes } from '../accounts/presence/presence.repository.ts'
import { forgetEndedLinks } from '../accounts/recovery/links.ts'
import { forgetUnusedDevices } from '../accounts/session/known-devices.ts'
import { forgetEndedWindows } from '../accounts/session/throttle.ts'
import { settleProposals } from '../administration/address-changes.service.ts'
import { writeHead } from '../audit/verify-log.service.ts'
import { warnOfClocks } from '../claims/clocks/clock-warnings.service.ts'
import { forgetOldDrafts } from '../claims/declaration/drafts.service.ts'
import { sweepFiles } from '../claims/discussion/attachments.service.ts'
import { remindOfEnds } from '../contracts/chain/contract-reminders.service.ts'
import { expireContracts, reviveContracts } from '../contracts/contracts.repository.ts'
import { endOnNotice } from '../contracts/endings/leave-by-law.service.ts'
import { postMissing } from '../contracts/ledger/contract-postings.service.ts'
import { postExpired } from '../contracts/posts/paper-posts.service.ts'
import { forgetOldQuotes } from '../contracts/quotes/quotes.service.ts'
import { workOnArrears } from '../contracts/suspensions/suspensions.service.ts'
import { forgetOldFiles } from '../payments/batches/batches.service.ts'
import { issueDues } from '../payments/dues/dues.service.ts'
import { forgetUnusedAccounts } from '../payments/mandates/bank-accounts.service.ts'
import { forgetOldStrangers } from '../payments/statements/matching.service.ts'
import { applyRetention, closeLapsedAccounts } from '../personal-data/retention.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { forgetOldAnswers } from '../platform/http/idempotency.ts'
import { forgetOldEvents } from '../platform/live/live.repository.ts'
import { log } from '../platform/log.ts'
import { logFailure } from '../platform/loggable-error.ts'
import { forgetMails } from '../platform/mail/mail-queue.ts'
import { forgetEndedDays } from '../platform/quotas/daily-quotas.ts'

const DAY_MS = 86_400_000

interface Parts {
  readonly database: Database
  readonly files: FileKeeper
  /** Where the heads of the audit log are written. */
  readonly headsFolder: string
}

/** What a day changes and what is kept for a time only. Each step stands alone: those after one that fails are still done. */
const STEPS: readonly ((parts: Parts, now: Temporal.Instant) => Promise<unknown>)[] = [
  ({ database }, now) => reviveContracts(database, dayInParis(now)),
  // before what came to its last day: what ends on it by law gives back
  ({ database }, now) => endOnNotice({ database, now }),
  ({ database }, now) => expireContracts(database, dayInParis(now)),
  ({ database }, now) => postMissing(database, now),
  ({ database }, now) => issueDues(database, now),
  (parts, now) => workOnArrears(parts, now),
  ({ database }, now) => forgetUnusedAccounts(database, now),
  ({ database }, now) => forgetOldFiles(database, now),
  ({ database }, now) => forgetOldStrangers(database, now),
  ({ database }, now) => postExpired({ database, now }),
  ({ database }, now) => warnOfClocks(database, now),
  ({ database }, now) => remindOfEnds(database, dayInParis(now)),
  ({ database }, now) => forgetOldQuotes(database, now),
  ({ database }, now) => forgetOldAnswers(database, now),
  ({ database }, now) => forgetEndedWindows(database, now),
  ({ database }, now) => settleProposals(database, now),
  ({ database }, now) => forgetUnusedDevices(database, now),
  ({ database }, now) => forgetEndedDays(database, now),
  ({ database }, now) => forgetEndedLinks(database, now),
  ({ database }, now) => forgetEndedHandoffs(database, now),
  ({ database }, now) => forgetEndedChallenges(database, now),
  ({ database }, now) => forgetEndedCodes(database, now),
  ({ database }, now) => forgetMails(database, now),
  ({ database }, now) => forgetOldDrafts(database, now),
  ({ database }, now) => applyRetention({ database, now }),
  ({ database }, now) => closeLapsedAccounts({ database, now }),
  ({ database }, now) => forgetOldEvents(database, now),
  ({ database, headsFolder }, now) => writeHead(database, { folder: headsFolder, now }),
  sweepFiles,
]

/** Does every step, one after another; repeating it changes nothing. Rejects at the end with what failed. */
export async function doDailyWork(parts: Parts, now: Temporal.Instant) {
  const failures: unknown[] = []
  for (const step of STEPS)
    try {
      await step(parts, now)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'The work of the day is not all done')
}

/**
 * Does the daily work now and every day; a failure is reported and the next day tries again. `doubt` says what is
 * wrong with the clock: nothing is done by a date that nobody vouches for.
 */
export function startDailyWork(parts: Parts, doubt: () => Promise<string | null>) {
  const workUnlessDoubtful = async () => {
    const sentence = await doubt()
    if (sentence === null) await doDailyWork(parts, Temporal.Now.instant())
    else log('error', 'work', { message: sentence })
  }
  const work = () => workUnlessDoubtful().catch(report)
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

function report(failure: unknown) {
  const failures: unknown[] = failure instanceof AggregateError ? failure.errors : [failure]
  for (const error of failures) logFailure(error)
}
