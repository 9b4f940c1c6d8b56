import { formatDay } from '../../values/day.ts'
import { formatEuros } from '../../values/money.ts'
import { AMOUNT_WORDS } from './amount-words.messages.ts'
import { LETTER } from './calculation.messages.ts'
import type { CalculatedLine, DecisionCalculation } from './calculation.ts'
import { excessWords } from './excess-words.ts'

interface LetterSubject {
  /** The label of the nature. */
  readonly nature: string
  readonly incident: Temporal.PlainDate
  /** The label of the cover that pays. */
  readonly cover: string
  /** What may be quoted: `quotableClauses` of the proposal. */
  readonly quotable: readonly string[]
}

/**
 * The decision letter to the customer, paragraph by paragraph: what is decided and why, each line that a person changed
 * with its reason; for a refusal, the clause, in quotation marks only when it is word for word one of the conditions
 * signed, the fact and how to contest it.
 */
export function decisionLetter(
  calculation: DecisionCalculation,
  { nature, incident, cover, quotable }: LetterSubject,
): string[] {
  const day = formatDay(incident)
  const broken = calculation.rights.find(({ state }) => state === 'no')
  if (broken)
    return [
      LETTER.refused({ nature, day }),
      quotable.includes(broken.clause)
        ? LETTER.clause(withoutDot(broken.clause))
        : LETTER.refusedBy(sentence(broken.clause)),
      LETTER.fact(sentence(broken.fact)),
      LETTER.contest,
    ]
  const { lines, lossCents, lossSource, paidCents, decision } = calculation
  return [
    (decision === 'partly' ? LETTER.partly : LETTER.accepted)({ nature, day, cover }),
    LETTER.loss(formatEuros(lossCents), withoutDot(lossSource)),
    ...lines.filter(({ takesCents, reason }) => takesCents > 0 || reason !== '').map(lineSentence),
    ...(paidCents === 0 ? [LETTER.below] : []),
    ...(decision === 'partly' ? [LETTER.contest] : []),
  ]
}

/** What a step took off, and why; the amount of an excess is given once. */
function lineSentence(line: CalculatedLine): string {
  const { step, takesCents, reason, fact } = line
  const words = AMOUNT_WORDS[step]
  const excess = excessWords(line)
  if (!excess) return LETTER.line(words, takesCents, sentence(reason === '' ? fact : reason))
  const { amount, note, isCut } = excess
  const said = LETTER.excess(words, isCut ? LETTER.cutExcess(amount, takesCents) : amount)
  return note === '' ? said : `${said} ${sentence(note)}`
}

function withoutDot(text: string): string {
  return text.trim().replace(/\.$/u, '')
}

/** The text, ending with a full stop. */
function sentence(text: string): string {
  const trimmed = text.trim()
  return /[.!?…]$/u.test(trimmed) ? trimmed : `${trimmed}.`
}
