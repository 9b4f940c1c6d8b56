import { dayInParis } from '@sillage/domain/values/day.ts'
import {
  DAILY_STEPS,
  type DailyStep,
  isDue,
  isOfEachMachine,
} from '@sillage/domain/work/daily-steps.ts'
import { LOCKS } from '../../platform/database/session-lock.ts'
import { log } from '../../platform/log.ts'
import { logFailure } from '../../platform/loggable-error.ts'
import { readSteps, unlessHeld } from '../../platform/work/daily-steps.repository.ts'
import { repeatWork } from '../../platform/work/repeat-work.ts'
import { doStep, type Parts } from '../daily-work.ts'

const POLL_MS = 5000
/** A doubtful clock is logged at most once an hour. */
const QUIET_MS = 3_600_000

/**
 * Runs the due steps now and every five seconds, until stopped, on one server at a time; a failed step doesn't hold
 * back the others. `doubt` returns what is wrong with the clock: no step runs while its date is not trusted.
 */
export function startDailyWork(parts: Parts, doubt: () => Promise<string | null>) {
  const ownDays = new Map<DailyStep, string>()
  let quietUntil = 0
  const dueSteps = async (now: Temporal.Instant): Promise<DailyStep[]> => {
    const known = new Map((await readSteps(parts.database)).map((step) => [step.name, step]))
    const today = dayInParis(now).toString()
    const isDueHere = (name: DailyStep) =>
      isDue(known.get(name) ?? NEVER, now) || (isOfEachMachine(name) && ownDays.get(name) !== today)
    return DAILY_STEPS.filter(isDueHere)
  }
  const work = async (stopped: AbortSignal) => {
    if (performance.now() < quietUntil) return
    if ((await dueSteps(Temporal.Now.instant())).length === 0) return
    const sentence = await doubt()
    if (sentence !== null) {
      quietUntil = performance.now() + QUIET_MS
      log('error', 'work', { message: sentence })
      return
    }
    await unlessHeld(parts.database, LOCKS.dailyWork, async () => {
      const now = Temporal.Now.instant()
      // steps done by another server meanwhile are no longer due
      for (const name of await dueSteps(now)) {
        if (stopped.aborted) return
        ownDays.set(name, dayInParis(now).toString())
        const failure = await doStep(parts, { name, now: Temporal.Now.instant() })
        if (failure !== null) logFailure(failure)
      }
    })
  }
  return repeatWork(work, { pauseMs: POLL_MS })
}

const NEVER = { succeededAt: null, failedAt: null, askedAt: null }
