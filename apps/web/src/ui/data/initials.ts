/** One or two capitals: of the first and last words of a name, or of a user name cut at its dots and dashes. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => word !== '')
  const first = words.at(0) ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase('fr')
}

/** A number from 1 to `count`, stable for a given name. */
export function tintOf(name: string, count: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return (sum % count) + 1
}

function firstLetter(word: string): string {
  return Array.from(word).at(0) ?? ''
}
