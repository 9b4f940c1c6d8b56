import type { FuelType, VehicleSize } from './vehicle.ts'

export const FUEL_NAMES = {
  petrol: 'essence',
  diesel: 'diesel',
  hybrid: 'hybride',
  plug_in_hybrid: 'hybride rechargeable',
  electric: 'électrique',
  e85: 'superéthanol E85',
  lpg: 'GPL',
} as const satisfies Record<FuelType, string>

export const SIZE_NAMES = {
  small: 'petite taille',
  medium: 'taille moyenne',
  large: 'grande taille',
  suv: 'SUV',
} as const satisfies Record<VehicleSize, string>
