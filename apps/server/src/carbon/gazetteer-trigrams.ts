interface Choice {
  /** How likely each key is meant. */
  readonly ranks: Float32Array
  readonly most: number
}

/** Keys that hold much of the text, those that hold most and are likeliest first. */
export type FindSimilar = (text: string, choice: Choice) => number[]

/** A part of the text's trigrams; a swap of two letters in six breaks four of seven. */
const LEAST_SHARED = 0.4
/** What the whole text weighs against the magnitude of the population. */
const SHARED_WEIGHT = 10
/** Space, a to z, 0 to 9, and one for all the rest. */
const LETTERS = 38

/** Indexes the groups of three letters of each key, as pg_trgm counts them. */
export function indexTrigrams(keys: readonly string[]): FindSimilar {
  const ends = new Uint32Array(LETTERS ** 3 + 1)
  for (const text of keys)
    eachTrigram(text, (code) => {
      ends[code + 1] = (ends[code + 1] ?? 0) + 1
    })
  for (let code = 1; code < ends.length; code++)
    ends[code] = (ends[code] ?? 0) + (ends[code - 1] ?? 0)
  const postings = new Uint32Array(ends.at(-1) ?? 0)
  const next = ends.slice(0, -1)
  for (const [key, text] of keys.entries())
    eachTrigram(text, (code) => {
      const at = next[code] ?? 0
      postings[at] = key
      next[code] = at + 1
    })

  const shared = new Uint8Array(keys.length)
  return (text, { ranks, most }) => {
    const touched: number[] = []
    const size = eachTrigram(text, (code) => {
      const end = ends[code + 1] ?? 0
      for (let at = ends[code] ?? 0; at < end; at++) {
        const key = postings[at] ?? 0
        const count = shared[key] ?? 0
        if (count === 0) touched.push(key)
        shared[key] = count + 1
      }
    })
    const scores = new Map<number, number>()
    for (const key of touched) {
      const part = (shared[key] ?? 0) / size
      shared[key] = 0
      if (part >= LEAST_SHARED) scores.set(key, part * SHARED_WEIGHT + (ranks[key] ?? 0))
    }
    return [...scores]
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([key]) => key)
  }
}

const seenBy = new Uint32Array(LETTERS ** 3)
let reader = 0

/** Calls back once for each different trigram of the text, and says how many there are. */
function eachTrigram(text: string, onTrigram: (code: number) => void): number {
  reader = (reader + 1) >>> 0
  let code = 0
  let count = 0
  for (let at = 0; at <= text.length; at++) {
    code = (code * LETTERS + (at < text.length ? letterOf(text.charCodeAt(at)) : 0)) % LETTERS ** 3
    if (seenBy[code] === reader) continue
    seenBy[code] = reader
    count++
    onTrigram(code)
  }
  return count
}

function letterOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96
  if (unit >= 48 && unit <= 57) return unit - 21
  return unit === 32 ? 0 : 37
}
