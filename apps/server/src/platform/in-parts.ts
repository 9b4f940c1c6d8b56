import { setTimeout as sleep } from 'node:timers/promises'

/** What a part took, so much of it others have the machine to themselves before the next. */
const REST = 0.3

/**
 * Does a long work in parts of so many, one after the other, and rests between two: whoever only reads a page meanwhile
 * would otherwise wait for the whole of it. What comes in one part rests never.
 */
export async function inParts<T>(
  all: readonly T[],
  size: number,
  work: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < all.length; from += size) {
    const began = performance.now()
    await work(all.slice(from, from + size))
    if (from + size < all.length) await sleep((performance.now() - began) * REST)
  }
}
