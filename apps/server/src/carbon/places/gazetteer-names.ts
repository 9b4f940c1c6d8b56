const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
}
const LIGATURES = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const LONGEST = 100

/** A name normalised for comparison: lower case, no accents, single spaces; « st » becomes « saint ». */
export function normaliseName(text: string): string {
  const lower = text.slice(0, LONGEST).toLowerCase()
  const plain = /^[a-z ]+$/.test(lower) ? lower : fold(lower)
  const words = plain.includes('st') ? plain.replace(/\bst(e?)(?= \S)/g, 'saint$1') : plain
  return words.trim().slice(0, LONGEST)
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Lm}]+/gu, '')
    .replace(LIGATURES, (letter) => LETTERS[letter] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** « havre » for « le havre »; the name itself when it has no article. */
export function withoutArticle(normalised: string): string {
  return normalised.replace(/^(?:le|la|les|l) (?=\S)/, '')
}
