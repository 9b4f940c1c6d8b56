/** Modules that end up in one output file: a chunk of the first build to start with, then a union of several chunks. */
export interface Parcel {
  readonly modules: readonly string[]
  /** Compressed size. */
  readonly bytes: number
  /** Also loaded by the public pages, which load nothing else of the app. */
  readonly isPublic: boolean
  /** Bit mask of the screens that load it, by their index in the list of screens. */
  on: bigint
  readonly imports: Set<Parcel>
}

export interface Limits {
  /** Maximum number of files per screen. */
  readonly files: number
  /** Maximum compressed bytes per screen. */
  readonly bytes: number
  /** Exponent that makes a byte cost more the closer a screen is to its limit. */
  readonly caution: number
  /** Cost of a byte by index of the screen; 1 when absent. */
  readonly weights: ReadonlyMap<number, number>
}

interface Union {
  readonly cost: number
  readonly of: readonly [Parcel, Parcel]
}

/** Merges parcels, cheapest union first, until no screen loads more files than the limit or no union is left. */
export function pack(given: readonly Parcel[], screens: number, limits: Limits): Parcel[] {
  let parcels = uniteEquals(given)
  let load = loadOf(parcels, screens)
  const costs = (pairs: readonly (readonly [Parcel, Parcel])[]) =>
    pairs
      .map((of): Union => ({ cost: costOf(of, load, limits), of }))
      .filter(({ cost }) => cost < Infinity)
  let unions = costs(pairsOf(parcels)).toSorted(dearestFirst)
  for (let union = unions.pop(); union; union = unions.pop()) {
    const [one, other] = union.of
    if (!parcels.includes(one) || !parcels.includes(other)) continue
    const cost = costOf(union.of, load, limits)
    if (cost === Infinity || leadsTo(one, other) || leadsTo(other, one)) continue
    const next = unions.at(-1)
    if (next && cost > next.cost * 1.05) {
      unions.splice(placeOf(cost, unions), 0, { cost, of: union.of })
      continue
    }
    const united = unite([one, other], parcels)
    parcels = [...parcels.filter((parcel) => parcel !== one && parcel !== other), united]
    load = loadOf(parcels, screens)
    if (load.every(({ files }) => files <= limits.files)) break
    const fresh = costs(parcels.map((parcel) => [parcel, united] as const).filter(mayUnite))
    unions = [...unions, ...fresh].toSorted(dearestFirst)
  }
  return parcels
}

export interface Load {
  readonly files: number
  readonly bytes: number
}

/** Number of files and bytes that each screen loads. */
export function loadOf(parcels: readonly Parcel[], screens: number): Load[] {
  return Array.from({ length: screens }, (_, at) => {
    const own = parcels.filter(({ on }) => (on >> BigInt(at)) & 1n)
    return { files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
}

/** Merges the parcels that the same screens load: this never makes a screen load more. */
function uniteEquals(given: readonly Parcel[]): Parcel[] {
  const same = Map.groupBy(given, ({ on, isPublic }) => `${on} ${isPublic}`)
  let parcels = [...given]
  for (const equals of same.values()) {
    if (equals.length < 2) continue
    const united = unite(equals, parcels)
    parcels = [...parcels.filter((parcel) => !equals.includes(parcel)), united]
  }
  return parcels
}

/** Replaces `parts` by their union, and marks everything it imports as loaded wherever the union is. */
function unite(parts: readonly Parcel[], among: readonly Parcel[]): Parcel {
  const imports = new Set(parts.flatMap((part) => [...part.imports]))
  for (const part of parts) imports.delete(part)
  const on = parts.reduce((sum, part) => sum | part.on, 0n)
  const united: Parcel = {
    modules: parts.flatMap(({ modules }) => modules),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    isPublic: parts.some(({ isPublic }) => isPublic),
    on,
    imports,
  }
  for (const parcel of among)
    if (parts.some((part) => parcel.imports.delete(part))) {
      for (const part of parts) parcel.imports.delete(part)
      parcel.imports.add(united)
    }
  for (const parcel of below([united])) parcel.on |= on
  return united
}

/**
 * The useless bytes that a union makes screens load, per file saved on the screens over their limit. Infinity when it
 * saves no file or breaks a limit.
 */
function costOf(pair: readonly [Parcel, Parcel], load: readonly Load[], limits: Limits): number {
  const on = pair[0].on | pair[1].on
  const isOver = (at: number) => (load[at]?.files ?? 0) > limits.files
  let saved = bitsOf(pair[0].on & pair[1].on).filter(isOver).length
  if (saved === 0) return Infinity
  const added = new Map<number, Load>()
  for (const parcel of below(pair))
    for (const at of bitsOf(on & ~parcel.on)) {
      const { files, bytes } = added.get(at) ?? { files: 0, bytes: 0 }
      added.set(at, { files: files + 1, bytes: bytes + parcel.bytes })
    }
  // fixed cost, so that a union of tiny parcels with a tiny gain isn't free
  let cost = 30
  for (const [at, { files, bytes }] of added) {
    const now = load[at] ?? { files: 0, bytes: 0 }
    const near = (now.bytes + bytes) / limits.bytes
    if (near > 1 && bytes > limits.bytes / 1000) return Infinity
    cost += (bytes * (limits.weights.get(at) ?? 1)) / Math.max(0.04, 1 - near) ** limits.caution
    // the screen already loads one of the two
    saved -= Math.max(0, files - 1) * (now.files >= limits.files ? 1 : 0.2)
  }
  return saved > 0 ? cost / saved : Infinity
}

const mayUnite = ([one, other]: readonly [Parcel, Parcel]) =>
  one !== other && one.isPublic === other.isPublic && (one.on & other.on) !== 0n

function pairsOf(parcels: readonly Parcel[]): (readonly [Parcel, Parcel])[] {
  return parcels
    .flatMap((one, at) => parcels.slice(at + 1).map((other) => [one, other] as const))
    .filter(mayUnite)
}

/**
 * Whether one imports the other through a third parcel: once merged, the union and the third would import each other.
 */
function leadsTo(one: Parcel, other: Parcel): boolean {
  return below([...one.imports].filter((parcel) => parcel !== other)).has(other)
}

/** The given parcels and everything they import, directly or not. */
function below(parcels: Iterable<Parcel>): Set<Parcel> {
  const found = new Set(parcels)
  for (const parcel of found) for (const imported of parcel.imports) found.add(imported)
  return found
}

function bitsOf(on: bigint): number[] {
  const bits: number[] = []
  for (let at = 0, rest = on; rest > 0n; at += 1, rest >>= 1n) if (rest & 1n) bits.push(at)
  return bits
}

const dearestFirst = (one: Union, other: Union) => other.cost - one.cost

function placeOf(cost: number, unions: readonly Union[]): number {
  let [low, high] = [0, unions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((unions[middle]?.cost ?? 0) > cost) low = middle + 1
    else high = middle
  }
  return low
}
