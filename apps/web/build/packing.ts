import { type Arrangement, arrange, type Order } from './arrangement.ts'

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
  /** The names of the style sheets that come with it. */
  readonly sheets: ReadonlySet<string>
}

/** The file that each module was in when the arrangement was searched: a number, the same for those of one file. */
export type KeptFiles = ReadonlyMap<string, number>

/** What becomes of an arrangement that was kept: what is new finds its place, and hardly anything else moves. */
const SETTLING = { moves: 300, heat: 0, fileCost: 400_000, seed: 1 }
/** A search for something better: farther away by some tries, nearby by others. */
const SEARCHING = { moves: 2000, fileCost: 40_000 }
const HEATS = [20_000, 10_000, 5000, 2500]

/**
 * Puts parcels together as they were kept, so that no screen loads more files than the limit, and all of them as few
 * useless bytes as can be found nearby.
 */
export function pack(given: readonly Parcel[], order: Order, kept: KeptFiles): Parcel[] {
  return search(given, order, kept, { tries: 0 })
}

/**
 * Puts parcels together as they were kept, then searches for something better, each try from the best so far.
 * @param onTry called with the least cost so far
 */
export function search(
  given: readonly Parcel[],
  order: Order,
  kept: KeptFiles,
  { tries, onTry }: { readonly tries: number; readonly onTry?: (cost: number) => void },
): Parcel[] {
  const parcels = uniteEquals(given)
  let best = arrange(parcels, order, { places: placesOf(parcels, kept), ...SETTLING })
  for (let seed = 1; seed <= tries; seed += 1) {
    onTry?.(best.cost)
    const heat = HEATS[seed % HEATS.length] ?? 0
    const found = arrange(parcels, order, { places: best.places, ...SEARCHING, heat, seed })
    if (found.cost < best.cost) best = found
  }
  onTry?.(best.cost)
  return uniteFiles(parcels, best)
}

/** Each parcel in the file that most of its modules were in; what is new, in one of its own. */
function placesOf(parcels: readonly Parcel[], kept: KeptFiles): number[] {
  const firstOf = new Map<number, number>()
  return parcels.map(({ modules, isPublic }, at) => {
    if (isPublic) return at
    const counts = Map.groupBy(
      modules.flatMap((module) => kept.get(module) ?? []),
      (file) => file,
    )
    const [largest] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
    if (!largest) return at
    const place = firstOf.get(largest[0]) ?? at
    firstOf.set(largest[0], place)
    return place
  })
}

function uniteFiles(parcels: Parcel[], { places }: Arrangement): Parcel[] {
  const files = Map.groupBy(parcels, (_, at) => places[at])
  return [...files.values()].reduce<Parcel[]>(uniteAmong, parcels)
}

/** Merges the parcels that the same screens load: this never makes a screen load more. */
function uniteEquals(given: readonly Parcel[]): Parcel[] {
  const same = Map.groupBy(given, ({ on, isPublic }) => `${on} ${isPublic}`)
  return [...same.values()].reduce<Parcel[]>(uniteAmong, [...given])
}

/** Replaces `parts` by their union, and marks everything it imports as loaded wherever the union is. */
function uniteAmong(among: Parcel[], parts: readonly Parcel[]): Parcel[] {
  if (parts.length < 2) return among
  const imports = new Set(parts.flatMap((part) => [...part.imports]))
  for (const part of parts) imports.delete(part)
  const on = parts.reduce((sum, part) => sum | part.on, 0n)
  const united: Parcel = {
    modules: parts.flatMap(({ modules }) => modules),
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    isPublic: parts.some(({ isPublic }) => isPublic),
    on,
    imports,
    sheets: new Set(parts.flatMap(({ sheets }) => [...sheets])),
  }
  for (const parcel of among)
    if (parts.some((part) => parcel.imports.delete(part))) {
      for (const part of parts) parcel.imports.delete(part)
      parcel.imports.add(united)
    }
  for (const parcel of below(united)) parcel.on |= on
  return [...among.filter((parcel) => !parts.includes(parcel)), united]
}

/** A parcel and everything it imports, directly or not. */
function below(parcel: Parcel): Set<Parcel> {
  const found = new Set([parcel])
  for (const one of found) for (const imported of one.imports) found.add(imported)
  return found
}
