/** The positions of a range, highest ranked first, each found without scanning the whole range. */
export type BestOfRange = (from: number, to: number) => Generator<number, void>

interface Span {
  readonly from: number
  readonly to: number
  readonly best: number
}

/** Builds a tree of maxima over the ranks: « sai » matches 5,000 names, and its best 8 take 8 short descents. */
export function rankRanges(ranks: Float32Array): BestOfRange {
  const size = ranks.length
  const rankOf = (at: number) => ranks[at] ?? Number.NEGATIVE_INFINITY
  const better = (a: number, b: number) => {
    const difference = rankOf(a) - rankOf(b)
    return difference > 0 || (difference === 0 && a < b) ? a : b
  }
  // leaf `at` is node size + at; each node above holds the better of its two children
  const tree = new Uint32Array(2 * size)
  const nodeOf = (node: number) => tree[node] ?? 0
  for (let at = 0; at < size; at++) tree[size + at] = at
  for (let node = size - 1; node > 0; node--)
    tree[node] = better(nodeOf(2 * node), nodeOf(2 * node + 1))

  const spanOf = (from: number, to: number): Span => {
    let best = from
    let low = from + size
    let high = to + size
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) best = better(best, nodeOf(low++))
      if (high & 1) best = better(best, nodeOf(--high))
    }
    return { from, to, best }
  }

  return function* bestOfRange(from, to) {
    const spans = from < to ? [spanOf(from, to)] : []
    for (;;) {
      let first = 0
      for (let at = 1; at < spans.length; at++) {
        const [one, other] = [spans[first], spans[at]]
        if (one && other && better(one.best, other.best) === other.best) first = at
      }
      const [span] = spans.splice(first, 1)
      if (!span) return
      yield span.best
      if (span.from < span.best) spans.push(spanOf(span.from, span.best))
      if (span.best + 1 < span.to) spans.push(spanOf(span.best + 1, span.to))
    }
  }
}
