import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { EVIDENCE_MESSAGES } from '../evidence.ts'

/** What a subscription may need said expressly, beside the consent to the contract. */
export const DECLARATION_KINDS = ['double_insurance', 'immediate_cover'] as const
export type DeclarationKind = (typeof DECLARATION_KINDS)[number]

/** A sentence that whoever signs accepts by itself, kept and printed word for word. */
export interface Declared {
  readonly kind: DeclarationKind
  readonly sentence: string
}

export interface Declaration extends Declared {
  /** In French: why it is asked. */
  readonly fact: string
}

const words = (sentence: string) => sentence.trim().split(/\s+/u).join(' ')

/**
 * What was declared of what a contract needs. A sentence must be the one that was to be shown: refusal
 * `declaration.other_sentence`. What is declared without need counts for nothing; what is needed and was not declared is for
 * the caller to judge. Spaces do not count.
 */
export function readDeclarations(
  sent: readonly Declared[],
  needed: readonly Declaration[],
): Result<readonly Declared[], Refusal> {
  const declared: Declared[] = []
  for (const { kind, sentence } of needed) {
    const given = sent.findIndex((one) => one.kind === kind)
    if (given < 0) continue
    if (words(sent[given]?.sentence ?? '') !== words(sentence))
      return refused({
        code: 'declaration.other_sentence',
        message: EVIDENCE_MESSAGES.otherSentence,
        path: `declarations[${given}].sentence`,
      })
    declared.push({ kind, sentence })
  }
  return ok(declared)
}
