export interface Memory<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  forget(key: string): void
}

interface Limits {
  readonly most: number
  readonly milliseconds: number
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
}

/** A cache limited in entries and time, which drops the least recently used entry. */
export function createMemory<T>({ most, milliseconds, clock }: Limits): Memory<T> {
  const entries = new Map<string, { readonly value: T; readonly until: number }>()
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until <= clock()) return undefined
      // a Map keeps insertion order: the last used goes to the end
      entries.set(key, entry)
      return entry.value
    },
    set: (key, value) => {
      entries.delete(key)
      entries.set(key, { value, until: clock() + milliseconds })
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
    forget: (key) => {
      entries.delete(key)
    },
  }
}
