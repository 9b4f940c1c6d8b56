/** What is said only of a contract with one of these covers, by their codes; of every contract, without them. */
export interface AboutCovers {
  readonly of?: readonly string[]
}

/** Whether something is said of a contract with these covers. */
export function isAbout({ of }: AboutCovers, covers: readonly string[]): boolean {
  return of === undefined || of.some((code) => covers.includes(code))
}
