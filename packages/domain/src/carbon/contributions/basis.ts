import { FUEL_NAMES, SIZE_NAMES } from '../vehicle.messages.ts'
import type { Vehicle } from '../vehicle.ts'

/** What the estimate behind a contribution is made of. It is kept with the contract. */
export type ContributionBasis =
  | { readonly of: 'trips'; readonly trips: number; readonly travellers: number }
  | {
      readonly of: 'driving'
      /** Of a whole year. */
      readonly kilometres: number
      /** Of the contract, or those that an extension adds. */
      readonly days: number
      readonly vehicle: Vehicle
      /** Whether the answers describe it; else it is the one that stands for all. */
      readonly isOwnCar: boolean
    }

const whole = new Intl.NumberFormat('fr-FR')

/**
 * The basis in words, for a screen or a paper.
 *
 * Example: « 31 jours de votre voiture (électrique, SUV), à 12 000 km par an ».
 */
export function basisText(basis: ContributionBasis): string {
  if (basis.of === 'trips') {
    const { trips, travellers } = basis
    return `${count(trips, 'trajet')}, ${count(travellers, 'voyageur')}`
  }
  const { days, vehicle, kilometres, isOwnCar } = basis
  const car = isOwnCar ? 'votre voiture' : 'une voiture de référence'
  const kind = `${FUEL_NAMES[vehicle.fuelType]}, ${SIZE_NAMES[vehicle.size]}`
  return `${count(days, 'jour')} de ${car} (${kind}), à ${whole.format(kilometres)}\u00a0km par an`
}

function count(number: number, name: string): string {
  return `${whole.format(number)}\u00a0${name}${number > 1 ? 's' : ''}`
}
