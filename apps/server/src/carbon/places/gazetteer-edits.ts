/** The most errors ever tolerated: comparing further into a name is useless. */
export const MOST_EDITS = 2
const LONGEST = 48
const WIDTH = LONGEST + MOST_EDITS + 1
const rows = new Uint8Array(3 * WIDTH)

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to turn the text into the name
 * (`whole`), or into any beginning of it (`beginning`). Exact up to MOST_EDITS, and larger than it beyond. Only the
 * first 48 letters of the text count.
 */
export function countEdits(text: string, name: string): { whole: number; beginning: number } {
  const length = Math.min(text.length, LONGEST)
  const width = Math.min(name.length, length + MOST_EDITS)
  for (let at = 0; at <= width; at++) rows[at] = at
  for (let row = 1; row <= length; row++) {
    const here = (row % 3) * WIDTH
    const above = ((row + 2) % 3) * WIDTH
    const twoAbove = ((row + 1) % 3) * WIDTH
    const letter = text.charCodeAt(row - 1)
    const letterBefore = text.charCodeAt(row - 2)
    let left = row
    rows[here] = row
    for (let at = 1; at <= width; at++) {
      const other = name.charCodeAt(at - 1)
      const change = cell(above + at - 1) + (letter === other ? 0 : 1)
      let least = Math.min(change, cell(above + at) + 1, left + 1)
      if (row > 1 && at > 1 && letterBefore === other && letter === name.charCodeAt(at - 2))
        least = Math.min(least, cell(twoAbove + at - 2) + 1)
      rows[here + at] = least
      left = least
    }
  }
  const last = rows.subarray((length % 3) * WIDTH, (length % 3) * WIDTH + width + 1)
  return {
    whole: width < name.length ? MOST_EDITS + 1 : (last.at(-1) ?? 0),
    beginning: Math.min(...last),
  }
}

const cell = (at: number) => rows[at] ?? 0
