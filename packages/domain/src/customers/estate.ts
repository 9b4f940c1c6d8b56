/** In which capacity somebody speaks for the estate of a policyholder who has died. */
export const ESTATE_CAPACITIES = ['heir', 'notary'] as const
export type EstateCapacity = (typeof ESTATE_CAPACITIES)[number]

/** The greatest length of the name and address of an estate's correspondent, and of the note about the papers seen. */
export const ESTATE_LENGTHS = { correspondent: 100, address: 300, proof: 300 } as const
