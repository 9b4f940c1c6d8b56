import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { EVIDENCE_MESSAGES } from '../evidence.ts'

/** Express declarations that a subscription may need, in addition to the consent to the contract. */
export const DECLARATION_KINDS = ['double_insurance', 'immediate_cover'] as const
export type DeclarationKind = (typeof DECLARATION_KINDS)[number]

/** A sentence that the signatory accepts separately, stored and printed word for word. */
export interface Declared {
  readonly kind: DeclarationKind
  readonly sentence: string
}

export interface Declaration extends Declared {
  /** In French: why it is asked for. */
  readonly fact: string
}

const words = (sentence: string) => sentence.trim().split(/\s+/u).join(' ')

/**
 * The declarations sent, among those that a contract needs. Each must be word for word the sentence shown, spaces
 * aside: refusal `declaration.other_sentence`. One that is not needed is ignored; the caller handles one that is needed
 * and missing.
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
