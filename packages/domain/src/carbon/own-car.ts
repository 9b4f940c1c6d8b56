import type { Vehicle } from './vehicle.ts'

/** The customer's own car as the questionnaire describes it. `vehicle.year` is the middle of its band. */
export interface CarProfile {
  readonly vehicle: Vehicle
  /** The years it may be from; null for no limit in the past. */
  readonly years: { readonly from: number | null; readonly to: number }
}
