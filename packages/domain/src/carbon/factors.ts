/** What an emission is made of, in kg CO2e or in kg CO2e per unit. `usage` is fuel or electricity from well to wheel. */
export interface Parts {
  readonly usage: number
  readonly manufacturing: number
  readonly contrails: number
}

/** One row of the table of factors, as published. `value` is the sum of its parts when they are known apart. */
export interface Factor {
  readonly id: string
  readonly value: number
  /** What is not known apart counts as usage. */
  readonly parts: Parts
  readonly unit: string
  readonly scope: string
  readonly source: string
  readonly year: number
  readonly licence: string
}

/** Every factor of one version. A set that made a contract is never edited: a new version is added. */
export interface FactorSet {
  readonly version: string
  readonly validFrom: Temporal.PlainDate
  readonly factors: ReadonlyMap<string, Factor>
}

/** A factor by its id. Throws RangeError for an unknown one: a mistake of the data, not of the user. */
export function factorOf({ version, factors }: FactorSet, id: string): Factor {
  const factor = factors.get(id)
  if (!factor) throw new RangeError(`No factor ${id} in ${version}`)
  return factor
}

/** Whether a set has a factor: what was calculated without it stays so. */
export function hasFactor({ factors }: FactorSet, id: string): boolean {
  return factors.has(id)
}

/** The sum of the parts. */
export function sumOfParts({ usage, manufacturing, contrails }: Parts): number {
  return usage + manufacturing + contrails
}

/** Parts multiplied by a quantity. */
export function scaleParts(parts: Parts, by: number): Parts {
  return {
    usage: parts.usage * by,
    manufacturing: parts.manufacturing * by,
    contrails: parts.contrails * by,
  }
}

/** Parts added one by one. */
export function addParts(first: Parts, second: Parts): Parts {
  return {
    usage: first.usage + second.usage,
    manufacturing: first.manufacturing + second.manufacturing,
    contrails: first.contrails + second.contrails,
  }
}

export const NO_PARTS: Parts = { usage: 0, manufacturing: 0, contrails: 0 }
