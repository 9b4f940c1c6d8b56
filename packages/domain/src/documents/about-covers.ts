/** A text that applies only to contracts with one of these covers, by code; to every contract when `of` is absent. */
export interface AboutCovers {
  readonly of?: readonly string[]
}

/** Whether a text applies to a contract with these covers. */
export function isAbout({ of }: AboutCovers, covers: readonly string[]): boolean {
  return of === undefined || of.some((code) => covers.includes(code))
}
