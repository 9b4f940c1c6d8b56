interface Choice {
  /** How likely each key is meant. */
  readonly ranks: Float32Array
  readonly most: number
}

/** Keys that share many trigrams with the text, the most similar and likeliest first. */
export type FindSimilar = (text: string, choice: Choice) => number[]

/** Least share of the text's trigrams: a swap of two letters in six breaks four of seven. */
const LEAST_SHARED = 0.4
/** Weight of similarity against the magnitude of the population. */
const SHARED_WEIGHT = 10
/** Space, a to z, 0 to 9, and one for all others. */
const LETTERS = 38

/** Indexes the trigrams of each key, counted like pg_trgm. */
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
  const countOf = (code: number) => (ends[code + 1] ?? 0) - (ends[code] ?? 0)
  return (text, { ranks, most }) => {
    const codes: number[] = []
    eachTrigram(text, (code) => codes.push(code))
    codes.sort((a, b) => countOf(a) - countOf(b))
    const least = Math.ceil(codes.length * LEAST_SHARED)
    // a key with none of the rarest trigrams can't reach the minimum with the others
    const rarest = codes.length - least + 1
    const touched: number[] = []
    for (const [order, code] of codes.entries()) {
      const end = ends[code + 1] ?? 0
      for (let at = ends[code] ?? 0; at < end; at++) {
        const key = postings[at] ?? 0
        const count = shared[key] ?? 0
        if (count === 0) {
          if (order >= rarest) continue
          touched.push(key)
        }
        shared[key] = count + 1
      }
    }
    const best: Scored[] = []
    for (const key of touched) {
      const count = shared[key] ?? 0
      shared[key] = 0
      if (count >= least)
        keepBest(
          best,
          { key, score: (count / codes.length) * SHARED_WEIGHT + (ranks[key] ?? 0) },
          most,
        )
    }
    return best.map(({ key }) => key)
  }
}

interface Scored {
  readonly key: number
  readonly score: number
}

/** Inserts an item in the sorted list of the best; most items are rejected at once. */
function keepBest(best: Scored[], one: Scored, most: number) {
  const last = best.at(-1)
  if (best.length === most && last && last.score >= one.score) return
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? 0) < one.score) at--
  best.splice(at, 0, one)
  if (best.length > most) best.pop()
}

const seenBy = new Uint32Array(LETTERS ** 3)
let reader = 0

/** Calls back once for each distinct trigram of the text. */
function eachTrigram(text: string, onTrigram: (code: number) => void) {
  reader = (reader + 1) >>> 0
  let code = 0
  for (let at = 0; at <= text.length; at++) {
    code = (code * LETTERS + (at < text.length ? letterOf(text.charCodeAt(at)) : 0)) % LETTERS ** 3
    if (seenBy[code] === reader) continue
    seenBy[code] = reader
    onTrigram(code)
  }
}

function letterOf(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit - 96
  if (unit >= 48 && unit <= 57) return unit - 21
  return unit === 32 ? 0 : 37
}
