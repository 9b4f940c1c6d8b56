import { setTimeout as sleep } from 'node:timers/promises'

/** Share of a part's duration left to other work before the next part. */
const REST = 0.3

/**
 * Does long work in parts of `size` items, one after the other, with a rest in between so that other requests are
 * served. A single part has no rest.
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
