import { readSearch } from '@sillage/domain/customers/search.ts'
import { folded } from '@sillage/domain/values/folded.ts'

interface Part {
  readonly text: string
  readonly isMarked: boolean
}

/** Splits a text to highlight the typed words, ignoring accents and the hyphens of a plate. */
export function markedParts(text: string, typed: string): readonly Part[] {
  const { names, codes } = readSearch(typed)
  const letters = Array.from(text)
  const marked = letters.map(() => false)
  const mark = (word: string, fold: (letter: string) => string) => {
    // index of the original character for each character of the folded text
    const from = letters.flatMap((letter, index) => Array.from(fold(letter), () => index))
    const start = letters.map(fold).join('').indexOf(word)
    const [first, last] = [from[start], from[start + word.length - 1]]
    if (word === '' || start < 0 || first === undefined || last === undefined) return
    for (let index = first; index <= last; index += 1) marked[index] = true
  }
  for (const name of names) mark(name, folded)
  for (const code of codes)
    mark(code, (letter) =>
      folded(letter)
        .toUpperCase()
        .replace(/[^A-Z0-9]/u, ''),
    )
  const parts: { text: string; isMarked: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const isMarked = marked[index] === true
    const last = parts.at(-1)
    if (last && last.isMarked === isMarked) last.text += letter
    else parts.push({ text: letter, isMarked })
  }
  return parts
}
