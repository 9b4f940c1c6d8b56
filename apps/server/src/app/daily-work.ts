import { dayInParis } from '@sillage/domain/values/day.ts'
import { DAILY_STEPS, type DailyStep } from '@sillage/domain/work/daily-steps.ts'
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
import { packClaimMoney } from '../claims/figures/figures.repository.ts'
import { packOpenClaims } from '../claims/team/open-claims.repository.ts'
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
import { lapseUnused } from '../payments/mandates/mandates.service.ts'
import { forgetOldStrangers } from '../payments/statements/matching.service.ts'
import { applyRetention, closeLapsedAccounts } from '../personal-data/retention.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { forgetOldAnswers } from '../platform/http/idempotency.ts'
import { forgetOldEvents } from '../platform/live/live.repository.ts'
import { log } from '../platform/log.ts'
import { logFailure, loggableError } from '../platform/loggable-error.ts'
import { forgetMails } from '../platform/mail/mail-queue.ts'
import { forgetEndedDays } from '../platform/quotas/daily-quotas.ts'
import { traceJob } from '../platform/tracing/spans.ts'
import { recordFailure, recordSuccess } from '../platform/work/daily-steps.repository.ts'
import { forgetSubscriptionDrafts } from '../subscription/drafts/subscription-drafts.service.ts'

export interface Parts {
  readonly database: Database
  readonly files: FileKeeper
  /** Folder of the audit log's heads. */
  readonly headsFolder: string
}

type Step = (parts: Parts, now: Temporal.Instant) => Promise<unknown>

/** The steps of the daily job. They are independent: a failure doesn't prevent the next ones. */
const STEPS: Readonly<Record<DailyStep, Step>> = {
  'contracts.revive': ({ database }, now) => reviveContracts(database, dayInParis(now)),
  'contracts.end_on_notice': ({ database }, now) => endOnNotice({ database, now }),
  'contracts.expire': ({ database }, now) => expireContracts(database, dayInParis(now)),
  'ledger.post_missing': ({ database }, now) => postMissing(database, now),
  'dues.issue': ({ database }, now) => issueDues(database, now),
  'arrears.work': (parts, now) => workOnArrears(parts, now),
  'bank_accounts.forget': ({ database }, now) => forgetUnusedAccounts(database, now),
  'bank_files.forget': ({ database }, now) => forgetOldFiles(database, now),
  'strangers.forget': ({ database }, now) => forgetOldStrangers(database, now),
  'mandates.lapse': ({ database }, now) => lapseUnused(database, now),
  'papers.post_expired': ({ database }, now) => postExpired({ database, now }),
  'claims.warn_of_clocks': ({ database }, now) => warnOfClocks(database, now),
  'claims.pack_money': ({ database }) => packClaimMoney(database),
  'claims.pack_open': ({ database }) => packOpenClaims(database),
  'contracts.remind': ({ database }, now) => remindOfEnds(database, dayInParis(now)),
  'quotes.forget': ({ database }, now) => forgetOldQuotes(database, now),
  'answers.forget': ({ database }, now) => forgetOldAnswers(database, now),
  'throttle.forget': ({ database }, now) => forgetEndedWindows(database, now),
  'proposals.settle': ({ database }, now) => settleProposals(database, now),
  'devices.forget': ({ database }, now) => forgetUnusedDevices(database, now),
  'daily_use.forget': ({ database }, now) => forgetEndedDays(database, now),
  'links.forget': ({ database }, now) => forgetEndedLinks(database, now),
  'handoffs.forget': ({ database }, now) => forgetEndedHandoffs(database, now),
  'challenges.forget': ({ database }, now) => forgetEndedChallenges(database, now),
  'codes.forget': ({ database }, now) => forgetEndedCodes(database, now),
  'mails.forget': ({ database }, now) => forgetMails(database, now),
  'drafts.forget': async ({ database }, now) => {
    await forgetOldDrafts(database, now)
    await forgetSubscriptionDrafts(database, now)
  },
  'retention.apply': ({ database }, now) => applyRetention({ database, now }),
  'accounts.close_lapsed': ({ database }, now) => closeLapsedAccounts({ database, now }),
  'events.forget': ({ database }, now) => forgetOldEvents(database, now),
  'audit.write_head': ({ database, headsFolder }, now) =>
    writeHead(database, { folder: headsFolder, now }),
  'files.sweep': sweepFiles,
}

/** Runs every step, one after another; repeating it changes nothing. Rejects at the end with the failures. */
export async function doDailyWork(parts: Parts, now: Temporal.Instant) {
  const failures: unknown[] = []
  for (const name of DAILY_STEPS) {
    const failure = await doStep(parts, { name, now })
    if (failure !== null) failures.push(failure)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The work of the day is not all done')
}

/** Runs a step and records its result. Returns its failure, or null. */
export async function doStep(
  parts: Parts,
  { name, now }: { readonly name: DailyStep; readonly now: Temporal.Instant },
): Promise<unknown> {
  const since = performance.now()
  try {
    await traceJob(name, () => STEPS[name](parts, now))
    const seconds = (performance.now() - since) / 1000
    await recordSuccess(parts.database, { name, at: now, seconds })
    log('info', 'work', { step: name, ms: Math.round(seconds * 1000) })
    return null
  } catch (error) {
    const failure = failureText(error)
    await recordFailure(parts.database, { name, at: now, failure }).catch(logFailure)
    return error ?? new Error('A step failed with nothing')
  }
}

/** On one line, with only what may be logged. */
function failureText(error: unknown): string {
  const { type, message, code } = { code: '', ...loggableError(error) }
  return [type, code, message].filter(Boolean).join(' ').slice(0, 300)
}
