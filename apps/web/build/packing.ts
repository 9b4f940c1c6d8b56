import { arrange, type Order } from './arrangement.ts'

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

/**
 * Puts parcels together so that no screen loads more files than the limit, and all of them as few useless bytes as can
 * be found.
 */
export function pack(given: readonly Parcel[], order: Order, seed: number): Parcel[] {
  const parcels = uniteEquals(given)
  const places = arrange(parcels, order, seed)
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
