/** The parts of an emission, in kg CO2e or in kg CO2e per unit. `usage` is fuel or electricity from well to wheel. */
export interface Parts {
  readonly usage: number
  readonly manufacturing: number
  readonly contrails: number
}

/**
 * One row of the table of factors, as published. `value` is the sum of its parts when they are published separately.
 */
export interface Factor {
  readonly id: string
  readonly value: number
  /** What is not published separately counts as usage. */
  readonly parts: Parts
  readonly unit: string
  readonly scope: string
  readonly source: string
  readonly year: number
  readonly licence: string
}

/** Every factor of one version. A set used for a contract is never edited: a new version is added. */
export interface FactorSet {
  readonly version: string
  readonly validFrom: Temporal.PlainDate
  readonly factors: ReadonlyMap<string, Factor>
}

/** A factor by its id. Throws RangeError for an unknown id: an error in the data, not by the user. */
export function factorOf({ version, factors }: FactorSet, id: string): Factor {
  const factor = factors.get(id)
  if (!factor) throw new RangeError(`No factor ${id} in ${version}`)
  return factor
}

/** Whether a set has a factor. Older sets lack some: what they calculated without it must stay the same. */
export function hasFactor({ factors }: FactorSet, id: string): boolean {
  return factors.has(id)
}

/** The total of the parts, in their unit. */
export function sumOfParts({ usage, manufacturing, contrails }: Parts): number {
  return usage + manufacturing + contrails
}

/** Each part times a quantity. */
export function scaleParts(parts: Parts, by: number): Parts {
  return {
    usage: parts.usage * by,
    manufacturing: parts.manufacturing * by,
    contrails: parts.contrails * by,
  }
}

/** Two sets of parts added, part by part. */
export function addParts(first: Parts, second: Parts): Parts {
  return {
    usage: first.usage + second.usage,
    manufacturing: first.manufacturing + second.manufacturing,
    contrails: first.contrails + second.contrails,
  }
}

export const NO_PARTS: Parts = { usage: 0, manufacturing: 0, contrails: 0 }
