import type { Parcel } from './packing.ts'

export interface Order {
  /** The most files that a screen loads. */
  readonly files: number
  /** The most compressed bytes of script that each screen loads, by its index. */
  readonly most: readonly number[]
  /** What a byte costs on each screen, by its index. */
  readonly weights: readonly number[]
  /** The compressed bytes of each style sheet. */
  readonly sheets: ReadonlyMap<string, number>
}

export interface Search {
  /** The file in which each parcel starts, named by the index of one of its parcels. */
  readonly places: readonly number[]
  /** Moves tried, for each parcel. */
  readonly moves: number
  /** How much worse an arrangement may become at first, in weighted bytes: enough to leave what only looks best nearby. */
  readonly heat: number
  /** What a file too many costs at first, in weighted bytes: little, so that files form; in the end more than any gain. */
  readonly fileCost: number
  readonly seed: number
}

export interface Arrangement {
  /** The file of each parcel: the index of one of its parcels. */
  readonly places: readonly number[]
  /** Weighted bytes, of files too many included. */
  readonly cost: number
}

/** What a file too many costs in the end, in weighted bytes. */
const FILE_COST = 400_000
/** What a byte over the limit of a screen costs. */
const BYTE_OVER = 300

/**
 * The file of each parcel, found by simulated annealing: parcels move at random, and what makes the screens heavier is
 * accepted ever more rarely. Files never import each other. The same search gives the same answer.
 */
export function arrange(parcels: readonly Parcel[], order: Order, search: Search): Arrangement {
  const places = [...search.places]
  const movable = [...parcels.keys()].filter((at) => !parcels[at]?.isPublic)
  const costOf = createCost(parcels, order)
  const random = createRandom(search.seed)
  const one = () => movable[Math.floor(random() * movable.length)] ?? 0
  const meet = (a: number, b: number) => ((parcels[a]?.on ?? 0n) & (parcels[b]?.on ?? 0n)) !== 0n
  const all = search.moves * movable.length
  let cost = Infinity
  for (let at = 0; at < all; at += 1) {
    const done = at / all
    const tooMany = search.fileCost + (FILE_COST - search.fileCost) * Math.min(1, 1.4 * done)
    // what a file too many costs has risen meanwhile
    if (at % 1000 === 0) cost = costOf(places, tooMany)
    const moved = choose(places, { one, meet, free: movable, chance: random() })
    if (moved.parcels.length === 0) continue
    const before = moved.parcels.map((parcel) => places[parcel] ?? parcel)
    for (const parcel of moved.parcels) places[parcel] = moved.to
    const next = costOf(places, tooMany)
    const heat = search.heat * (1 - done) ** 2 + 1
    if (next <= cost || random() < Math.exp((cost - next) / heat)) cost = next
    else moved.parcels.forEach((parcel, index) => (places[parcel] = before[index] ?? parcel))
  }
  return { places, cost: costOf(places, FILE_COST) }
}

/** A parcel to another's file (mostly), to a file of its own, or with all of its file to another's. */
function choose(
  places: readonly number[],
  {
    one,
    meet,
    free,
    chance,
  }: {
    readonly one: () => number
    readonly meet: (one: number, other: number) => boolean
    readonly free: readonly number[]
    readonly chance: number
  },
): { readonly parcels: readonly number[]; readonly to: number } {
  const parcel = one()
  if (chance < 0.1) {
    const empty = free.find((place) => !places.includes(place))
    return empty === undefined ? { parcels: [], to: 0 } : { parcels: [parcel], to: empty }
  }
  const from = places[parcel]
  const other = one()
  const to = places[other] ?? 0
  if (from === to || !meet(parcel, other)) return { parcels: [], to }
  if (chance < 0.85) return { parcels: [parcel], to }
  return { parcels: free.filter((at) => places[at] === from), to }
}

/** Weighs arrangements: Infinity when two files import each other, directly or not. */
function createCost(parcels: readonly Parcel[], { files, most, weights, sheets }: Order) {
  const screens = most.length
  const words = Math.ceil(screens / 32)
  const count = parcels.length
  const needed = Int32Array.from(parcels.flatMap(({ on }) => wordsOf(on, words)))
  const bytes = Float64Array.from(parcels, (parcel) => parcel.bytes)
  const edges = edgesOf(parcels)
  const edgeCount = edges.from.length
  const names = [...sheets.keys()]
  const sheetBytes = Float64Array.from(sheets.values())
  const sheetsOf = Int32Array.from(parcels, (parcel) =>
    names.reduce((bits, name, at) => (parcel.sheets.has(name) ? bits | (1 << at) : bits), 0),
  )

  const on = new Int32Array(count * words)
  const size = new Float64Array(count)
  const styles = new Int32Array(count)
  const waits = new Int32Array(count)
  const used = new Uint8Array(count)
  const first = new Int32Array(count)
  const next = new Int32Array(edgeCount)
  const ready = new Int32Array(count)
  const filesOf = new Int32Array(screens)
  const bytesOf = new Float64Array(screens)
  const stylesOf = new Int32Array(screens)

  function gather(places: readonly number[]) {
    for (const each of [on, size, styles, waits, used]) each.fill(0)
    first.fill(-1)
    for (let at = 0; at < count; at += 1) {
      const place = places[at] ?? 0
      used[place] = 1
      size[place] = (size[place] ?? 0) + (bytes[at] ?? 0)
      styles[place] = (styles[place] ?? 0) | (sheetsOf[at] ?? 0)
      for (let word = 0; word < words; word += 1)
        on[place * words + word] =
          (on[place * words + word] ?? 0) | (needed[at * words + word] ?? 0)
    }
    for (let edge = 0; edge < edgeCount; edge += 1) {
      const from = places[edges.from[edge] ?? 0] ?? 0
      const to = places[edges.to[edge] ?? 0] ?? 0
      if (from === to) continue
      next[edge] = first[from] ?? -1
      first[from] = edge
      waits[to] = (waits[to] ?? 0) + 1
    }
  }

  /** Whatever loads a file loads what it imports. Returns whether no two files import each other. */
  function spread(places: readonly number[]): boolean {
    let top = 0
    let left = 0
    for (let place = 0; place < count; place += 1)
      if (used[place]) {
        left += 1
        if (!waits[place]) ready[top++] = place
      }
    while (top > 0) {
      const file = ready[--top] ?? 0
      left -= 1
      for (let edge = first[file] ?? -1; edge >= 0; edge = next[edge] ?? -1) {
        const imported = places[edges.to[edge] ?? 0] ?? 0
        for (let word = 0; word < words; word += 1)
          on[imported * words + word] =
            (on[imported * words + word] ?? 0) | (on[file * words + word] ?? 0)
        waits[imported] = (waits[imported] ?? 0) - 1
        if (!waits[imported]) ready[top++] = imported
      }
    }
    return left === 0
  }

  function load() {
    for (const each of [filesOf, bytesOf, stylesOf]) each.fill(0)
    for (let place = 0; place < count; place += 1) {
      if (!used[place]) continue
      for (let word = 0; word < words; word += 1) {
        let bits = on[place * words + word] ?? 0
        while (bits !== 0) {
          const screen = word * 32 + 31 - Math.clz32(bits & -bits)
          filesOf[screen] = (filesOf[screen] ?? 0) + 1
          bytesOf[screen] = (bytesOf[screen] ?? 0) + (size[place] ?? 0)
          stylesOf[screen] = (stylesOf[screen] ?? 0) | (styles[place] ?? 0)
          bits &= bits - 1
        }
      }
    }
  }

  function styleBytes(bits: number): number {
    let sum = 0
    for (let rest = bits; rest !== 0; rest &= rest - 1)
      sum += sheetBytes[31 - Math.clz32(rest & -rest)] ?? 0
    return sum
  }

  return (places: readonly number[], tooMany: number): number => {
    gather(places)
    if (!spread(places)) return Infinity
    load()
    let cost = 0
    for (let screen = 0; screen < screens; screen += 1) {
      const script = bytesOf[screen] ?? 0
      const weight = weights[screen] ?? 1
      cost += weight * (script + styleBytes(stylesOf[screen] ?? 0))
      cost += tooMany * Math.max(0, (filesOf[screen] ?? 0) - files)
      cost += BYTE_OVER * Math.max(0, script - (most[screen] ?? 0))
    }
    return cost
  }
}

/** Who imports whom, by index, without what follows from others. */
function edgesOf(parcels: readonly Parcel[]) {
  const indexOf = new Map(parcels.map((parcel, at) => [parcel, at]))
  const from: number[] = []
  const to: number[] = []
  for (const [at, parcel] of parcels.entries())
    for (const imported of parcel.imports) {
      const index = indexOf.get(imported)
      if (index === undefined || index === at || isReachable(parcel, imported)) continue
      from.push(at)
      to.push(index)
    }
  return { from: Int32Array.from(from), to: Int32Array.from(to) }
}

/** Whether `from` imports `target` through another parcel. */
function isReachable(from: Parcel, target: Parcel): boolean {
  const found = new Set([...from.imports].filter((one) => one !== target && one !== from))
  for (const one of found) for (const imported of one.imports) found.add(imported)
  return found.has(target)
}

function wordsOf(on: bigint, words: number): number[] {
  return Array.from({ length: words }, (_, word) =>
    Number(BigInt.asIntN(32, on >> BigInt(32 * word))),
  )
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
