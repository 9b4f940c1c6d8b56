import { ACCOUNT_MESSAGES } from '../accounts.messages.ts'
import { PRODUCT, readAs } from './readings.ts'

/** Letters that are drawn like those of the name; what is drawn like an i or an l is read as an i. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ a: 'аαɑᴀ', e: 'еεєᴇ', g: 'ԍɡɢց', i: 'іιıɩɪlłӏʟꞁǀ|', s: 'ѕꜱꮪʂ' }).flatMap(
    ([latin, others]) => Array.from(others, (letter) => [letter, latin]),
  ),
)

/**
 * Why a name may not be that of a customer, or null: it holds the name of the house, as « Support Sillage », « S1llage
 * » or « S. I. L. L. A. G. E. », and a reader would take its owner for a member of the team. The end of a word followed
 * by the beginning of the next does not count: Drusilla Géraud keeps her name.
 */
export function houseNameError(name: string): string | null {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}@$|]+/u)
    .map(drawn)
  const house = drawn(PRODUCT)
  const isHeld =
    words.some((word) => word.includes(house)) ||
    words.some((_, at) => beginsWith(words.slice(at), house))
  return isHeld ? ACCOUNT_MESSAGES.nameOfHouse : null
}

/** Whether the first words, whole, make the name together. */
function beginsWith(words: readonly string[], house: string): boolean {
  const [first = '', ...others] = words
  if (first === '' || !house.startsWith(first)) return false
  return first === house || beginsWith(others, house.slice(first.length))
}

function drawn(word: string): string {
  const latin = Array.from(word.toLowerCase(), (letter) => LOOKALIKES[letter] ?? letter).join('')
  return readAs(latin, 'i')
}
