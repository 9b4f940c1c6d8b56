import type { Choices } from '../subscription/choices.ts'
import type { Cents } from '../values/money.ts'
import type { AnswerTo } from './advice.ts'

/** What is asked of a product for one claim. */
export interface HandledCover {
  /** The code of the cover. */
  readonly cover: string
  readonly natureId: string
  readonly choices: Choices
}

/** How far a cover goes. */
export interface CoverLimits {
  /** For one claim; null where only the value of the thing bounds it, or nothing does. */
  readonly ceilingCents: Cents | null
  /** What it depends on beyond its figure; empty where the figure says all. */
  readonly ceilingNote: string
  readonly excessCents: Cents
  /** Where an excess comes from that was not chosen; empty for one that was, or none. */
  readonly excessNote: string
}

/** What whoever decides a claim needs of a product as data: its tariff says the same in sentences. */
export interface ClaimsHandling {
  readonly limits: (asked: HandledCover) => CoverLimits
  /** The most that the thing was said to be worth by what was answered; null where nobody was asked or answered. */
  readonly declaredValue: (answered: Choices) => Cents | null
  /** Who is named in the contract: drivers, travellers. */
  readonly people: (answerTo: AnswerTo) => readonly string[]
}

/** The names of the people on one line, as they were answered. */
export function namesOn(line: string | null): string[] {
  return (line ?? '').split(/[;\n]/u).flatMap((part) => part.split(',')[0]?.trim() || [])
}
