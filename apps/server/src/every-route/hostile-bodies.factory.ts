type Json = { [name: string]: unknown }

/** Values that no field expects; `1e400` is inserted as text, since JSON.stringify can't write it. */
export const HOSTILE: readonly unknown[] = [
  null,
  '',
  '\u0000',
  'a\u0000b',
  '\u0001',
  '\u200b',
  '\ud800',
  '\u202egnp.exe',
  "'; drop table account; --",
  'x'.repeat(20_000),
  -1,
  0.1,
  9_007_199_254_740_992,
  '@@1e400@@',
  true,
  {},
  [],
  [[[[[[[[[[[]]]]]]]]]]],
  Array.from({ length: 20_000 }, () => 'x'),
  { constructor: { prototype: { polluted: true } } },
]

/** Writes JSON, including the numbers that JSON.stringify can't write. */
export const write = (value: unknown) => JSON.stringify(value).replaceAll('"@@1e400@@"', '1e400')

type Path = readonly (string | number)[]
/** Every path in a body: its members and nested members, and the first item of each list. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item, index) => [index, item])
    : Object.entries(value)
  return [path, ...entries.flatMap(([name, item]) => placesIn(item, [...path, name]))]
}

/** Marks a member to leave out. */
export const ABSENT = Symbol('absent')

/** A copy with a hostile value at a path. */
export function put(value: unknown, path: Path, hostile: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return hostile
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Json) }) as Json
  const changed = put(copy[name], rest, hostile)
  if (changed === ABSENT) delete copy[name]
  else copy[name] = changed
  return copy
}

/** Whether a body still has the path after earlier replacements. */
export function canReach(value: unknown, path: Path): boolean {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (at, name) => (at !== null && typeof at === 'object' ? (at as Json)[name] : undefined),
      value,
    )
  return path.length === 0 || (parent !== null && typeof parent === 'object')
}
