import { formatSignificant } from '@sillage/domain/values/french-number.ts'
import { ArrowRight, Car, type LucideIcon, Plane, TrainFront } from 'lucide-react'
import { homeMessages } from './landing.messages.ts'

/** Paris (48,8534 N 2,3488 E) to Marseille (43,2970 N 5,3811 E) on a sphere of 6 371,0088 km; GeoNames. */
const GREAT_CIRCLE_KM = 660.5

/**
 * kg CO2e per kilometre, ADEME Base Carbone and Base Empreinte, sets from 2026-11-25 on, manufacturing included: TGV and plane
 * per passenger (contrails included), car per vehicle. Distances: detours of 20 % by rail and 22 % by road,
 * 95 km more by air.
 */
const FACTORS = { train: 0.00293, flight: 0.2246, car: 0.22768 } as const

const KILOMETRES = {
  train: GREAT_CIRCLE_KM * 1.2,
  flight: GREAT_CIRCLE_KM + 95,
  car: GREAT_CIRCLE_KM * 1.22,
} as const

export type ExampleMode = 'train' | 'flight' | 'car'

/** kg CO2e for one person from Paris to Marseille; by car, alone. */
export function parisMarseilleKg(mode: ExampleMode): number {
  return KILOMETRES[mode] * FACTORS[mode]
}

/** Two significant figures, as many as the inputs have. */
export function formatKg(kg: number): string {
  return `${formatSignificant(kg, 2)}\u00a0kg`
}

/** 2,9 g for a train, 218 g for a car: one decimal or three significant figures, whichever is coarser. */
const grams = new Intl.NumberFormat('fr-FR', {
  maximumFractionDigits: 1,
  maximumSignificantDigits: 3,
  roundingPriority: 'lessPrecision',
})

export function formatGramsPerKm(mode: ExampleMode): string {
  return `${grams.format(FACTORS[mode] * 1000)}\u00a0g/km`
}

const say = homeMessages.estimate

export const MODES = [
  { mode: 'train', label: say.modes.train, icon: TrainFront },
  { mode: 'flight', label: say.modes.flight, icon: Plane },
  { mode: 'car', label: say.modes.car, icon: Car },
] as const satisfies readonly { mode: ExampleMode; label: string; icon: LucideIcon }[]

export const TowardsIcon = ArrowRight
