import { delayText } from '../law/delays.ts'

/** How long a contract is kept after its end, in months; why, `RETENTION` says. */
export const CONTRACT_MONTHS = { plain: 60, vehicle: 84, claim: 120 } as const

const years = (months: number) => delayText({ count: months / 12, unit: 'years' })

/** The same in French: « 5 ans après la fin du dernier contrat (7 ans pour une voiture, 10 ans avec un sinistre) ». */
export const KEPT_AFTER_CONTRACT = `${years(CONTRACT_MONTHS.plain)} après la fin du dernier contrat (${years(CONTRACT_MONTHS.vehicle)} pour une voiture, ${years(CONTRACT_MONTHS.claim)} avec un sinistre)`

/** The same for one contract: « 7 ans après la fin du dernier contrat, 10 ans avec un sinistre ». */
export function keptAfterEnd(isMotor: boolean): string {
  const { plain, vehicle, claim } = CONTRACT_MONTHS
  return `${years(isMotor ? vehicle : plain)} après la fin du dernier contrat, ${years(claim)} avec un sinistre`
}
