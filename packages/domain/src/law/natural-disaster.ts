import { formatNumber } from '../values/french-number.ts'
import { toEuros } from '../values/money.ts'

/**
 * The policyholder's share of a natural disaster, in cents for each vehicle, whatever excess was chosen; for
 * professional use, the excess of the contract when it is higher (code des assurances, annex I to A125-1).
 */
export const NATURAL_DISASTER_EXCESS = 38_000

/** The same in French: « 380 € ». */
export const NATURAL_DISASTER_EXCESS_TEXT = `${formatNumber(toEuros(NATURAL_DISASTER_EXCESS))}\u00a0€`
