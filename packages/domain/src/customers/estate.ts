/** In which capacity somebody speaks for the estate of a policyholder who has died. */
export const ESTATE_CAPACITIES = ['heir', 'notary'] as const
export type EstateCapacity = (typeof ESTATE_CAPACITIES)[number]

/** The longest name and address of whoever speaks for an estate, and the longest note of the papers that were seen. */
export const ESTATE_LENGTHS = { correspondent: 100, address: 300, proof: 300 } as const
