/** The name of the product, which is that of the house for its customers. */
export const PRODUCT = 'sillage'

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
/** A 1 can replace either letter: both readings are tried. */
export const READINGS_OF_ONE = ['i', 'l'] as const

/** Whether a text holds a word, whatever case, accents, signs between letters or digits for letters hide it. */
export function holdsWord(text: string, word: string): boolean {
  return READINGS_OF_ONE.some((one) => readAs(text, one).includes(readAs(word, one)))
}

/** The letters and digits of a text, digits that stand for letters read as those. */
export function readAs(text: string, one: (typeof READINGS_OF_ONE)[number]): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => LEET[sign] ?? one)
    .replace(/[^\p{L}\p{N}]/gu, '')
}
