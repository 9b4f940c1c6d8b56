import { countEdits, MOST_EDITS } from './gazetteer-edits.ts'
import { type Index, lowerBound } from './gazetteer-index.ts'

/** An exact name is worth a factor of ten in population: « Mars » stays below « Marseille ». */
const EXACT_BONUS = 1
/** Sorts after every real name. */
const AFTER_ALL = '\uffff'
/** How many of the names that share letters with the text have their errors counted. */
const MOST_COMPARED = 40
/** Cost of a typing error: a factor of 300 in population. */
const EDIT_COST = 2.5
/** Cost of each letter still to type: low. */
const ENDING_COST = 0.15

/** Places with a name that begins like this, likeliest first, as file indexes. */
export function findBeginningWith(index: Index, name: string, most: number): number[] {
  const { keys, owners, ranks, bestOfRange } = index
  const from = lowerBound(keys, name)
  const scores = new Map<number, number>()
  let left = most
  for (const key of bestOfRange(from, lowerBound(keys, name + AFTER_ALL))) {
    const owner = owners[key] ?? 0
    if (scores.has(owner)) continue
    scores.set(owner, ranks[key] ?? 0)
    if (--left === 0) break
  }
  // an exact name may rank too low to be among them
  for (let key = from; keys[key] === name; key++)
    scores.set(owners[key] ?? 0, (ranks[key] ?? 0) + EXACT_BONUS)
  return byScore(scores).slice(0, most)
}

/** Places with exactly this name, as file indexes. */
export function findNamed({ keys, owners }: Index, name: string): number[] {
  const from = lowerBound(keys, name)
  let to = from
  while (keys[to] === name) to++
  return [...new Set(owners.subarray(from, to))]
}

/** Places with a name whose beginning (`beginning`) or whole (`whole`) nearly matches, likeliest first. */
export function findResembling(
  { keys, owners, ranks, findSimilar }: Index,
  name: string,
  nearly: 'beginning' | 'whole',
): number[] {
  const mostEdits = nearly === 'whole' || name.length < 6 ? 1 : MOST_EDITS
  const scores = new Map<number, number>()
  for (const key of findSimilar(name, { ranks, most: MOST_COMPARED })) {
    const full = keys[key] ?? ''
    if (full.length + mostEdits < name.length) continue
    const edits = countEdits(name, full)
    if (edits[nearly] > mostEdits) continue
    const ending = Math.max(0, full.length - name.length) * ENDING_COST
    const score = (ranks[key] ?? 0) - edits.beginning * EDIT_COST - ending
    const owner = owners[key] ?? 0
    if (score > (scores.get(owner) ?? Number.NEGATIVE_INFINITY)) scores.set(owner, score)
  }
  return byScore(scores)
}

function byScore(scores: ReadonlyMap<number, number>): number[] {
  return [...scores].toSorted(([, a], [, b]) => b - a).map(([owner]) => owner)
}
