import type { Choices } from '../subscription/choices.ts'
import type { Cents } from '../values/money.ts'
import type { AnswerTo } from './advice.ts'

/** The claim and the choices for which a product gives its limits. */
export interface HandledCover {
  /** The code of the cover. */
  readonly cover: string
  readonly natureId: string
  readonly choices: Choices
}

/** The limits of a cover. */
export interface CoverLimits {
  /** For one claim; null when only the value of the insured thing limits it, or nothing does. */
  readonly ceilingCents: Cents | null
  /** What else the ceiling depends on; empty when its figure is enough. */
  readonly ceilingNote: string
  readonly excessCents: Cents
  /** The origin of an excess that was not chosen; empty for a chosen one, or none. */
  readonly excessNote: string
}

/** The data of a product needed to decide a claim: its tariff says the same in sentences. */
export interface ClaimsHandling {
  readonly limits: (asked: HandledCover) => CoverLimits
  /** The highest value consistent with the declared answer; null when it was not asked or answered. */
  readonly declaredValue: (answered: Choices) => Cents | null
  /** The people named in the contract: drivers, travellers. */
  readonly people: (answerTo: AnswerTo) => readonly string[]
}

/** The names of people in an answer on one line. */
export function namesOn(line: string | null): string[] {
  return (line ?? '').split(/[;\n]/u).flatMap((part) => part.split(',')[0]?.trim() || [])
}
