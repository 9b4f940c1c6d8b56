import { formatNumber } from '../../values/french-number.ts'
import { FUEL_NAMES, SIZE_NAMES } from '../vehicle.messages.ts'
import type { Vehicle } from '../vehicle.ts'

/** What a contribution was estimated from. It is stored with the contract. */
export type ContributionBasis =
  | { readonly of: 'trips'; readonly trips: number; readonly travellers: number }
  | {
      readonly of: 'driving'
      /** In a whole year. */
      readonly kilometres: number
      /** Days of the contract, or the days that an extension adds. */
      readonly days: number
      readonly vehicle: Vehicle
      /** Whether the answers describe the car; otherwise `vehicle` is the constant one. */
      readonly isOwnCar: boolean
    }

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
  return `${count(days, 'jour')} de ${car} (${kind}), à ${formatNumber(kilometres)}\u00a0km par an`
}

function count(number: number, name: string): string {
  return `${formatNumber(number)}\u00a0${name}${number > 1 ? 's' : ''}`
}
