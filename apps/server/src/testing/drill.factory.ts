import { appendFileSync } from 'node:fs'

/** Where `npm run drills` gathers what each drill found; unset in the tests, which run the short forms. */
const RESULTS = process.env['DRILL_RESULTS']

/** What is not named was looked for and not found: otherwise the test has failed. */
export interface DrillResult {
  /** What was done to the product, in a few words. */
  readonly drill: string
  readonly tries: number
  /** Calls that got no answer, or one that nobody can act on. */
  readonly failed?: number
  /** What was acknowledged and is gone. */
  readonly lost?: number
  /** What is there twice. */
  readonly doubled?: number
  /** What is there in part. */
  readonly wrong?: number
  /** Refused with a sentence and an invitation to try again. */
  readonly refused?: number
  /** Until everything was served again, or the whole, when nothing was interrupted. */
  readonly seconds: number
}

/** How often a drill does its thing: in the tests, and by `npm run drills`. */
export function drillSize({ short, full }: { short: number; full: number }): number {
  return RESULTS ? full : short
}

/** Notes what a drill found. */
export function noteDrill(result: DrillResult) {
  if (RESULTS) appendFileSync(RESULTS, `${JSON.stringify(result)}\n`)
}
