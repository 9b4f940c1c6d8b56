import type { Vehicle } from './vehicle.ts'

/** The customer's own car as given in the questionnaire. `vehicle.year` is the middle of the range of years chosen. */
export interface CarProfile {
  readonly vehicle: Vehicle
  /** The years it may be from; `from` is null when the range has no lower limit. */
  readonly years: { readonly from: number | null; readonly to: number }
}
