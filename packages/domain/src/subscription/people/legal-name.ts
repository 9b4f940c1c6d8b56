import { cleanLine } from '../../values/line.ts'
import { readPrinted } from '../../values/printable.ts'
import { type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

const LONGEST_NAME = 100
/** Latin letters, accents, and the signs that join parts of a name. */
const NAME = /^[\p{Script=Latin}\p{M}'’.\- ]+$/u
const SAME_LETTER = /^(\p{L})\1{2,}$/iu

/**
 * Reads a first name and surname as written on an identity document: Latin letters, accents, hyphens and apostrophes;
 * at least two parts, the first and last with at least two letters, none the same letter repeated. Whether the name is
 * real can't be checked here. Refusals: `name.missing`, `name.letters`, `name.incomplete`, `name.too_long`.
 *
 * Example: `  Inès  d’Arc-Müller ` is « Inès d’Arc-Müller »; `ana44154`, `x` and `Ana` are refused.
 */
export function readLegalName(typed: string): Result<string, Refusal> {
  const name = cleanLine(typed).replaceAll(/\s+/gu, ' ')
  if (name === '') return refused({ code: 'name.missing', message: SAY.nameMissing })
  if (name.length > LONGEST_NAME)
    return refused({ code: 'name.too_long', message: SAY.nameTooLong(LONGEST_NAME) })
  if (!NAME.test(name)) return refused({ code: 'name.letters', message: SAY.nameLetters })
  const words = name.split(' ')
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  const isWhole =
    words.length >= 2 &&
    ends.every((word) => lettersOf(word) >= 2) &&
    !words.some((word) => SAME_LETTER.test(word))
  return isWhole
    ? readPrinted(name)
    : refused({ code: 'name.incomplete', message: SAY.nameIncomplete })
}

function lettersOf(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0
}
