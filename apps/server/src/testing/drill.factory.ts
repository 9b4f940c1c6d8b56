import { appendFileSync } from 'node:fs'

/** File that collects the results under `npm run drills`; unset in tests, which run the short forms. */
const RESULTS = process.env['DRILL_RESULTS']

/** The result of a drill. An omitted count was checked and is zero: otherwise the test fails. */
export interface DrillResult {
  /** What was done to the server, in a few words. */
  readonly drill: string
  readonly tries: number
  /** Calls without an answer, or with an error that a retry can't fix. */
  readonly failed?: number
  /** Acknowledged but lost. */
  readonly lost?: number
  /** Stored twice. */
  readonly doubled?: number
  /** Stored in part. */
  readonly wrong?: number
  /** Refused with a sentence and a delay after which to retry. */
  readonly refused?: number
  /** Until everything was served again; the whole duration when nothing was interrupted. */
  readonly seconds: number
}

/** How many repetitions a drill makes: `short` in tests, `full` under `npm run drills`. */
export function drillSize({ short, full }: { short: number; full: number }): number {
  return RESULTS ? full : short
}

/** Records the result of a drill. */
export function noteDrill(result: DrillResult) {
  if (RESULTS) appendFileSync(RESULTS, `${JSON.stringify(result)}\n`)
}
