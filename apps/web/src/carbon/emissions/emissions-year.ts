import { TRAVEL_FORMATS, type TravelFormat } from '@sillage/domain/contracts/trips.ts'
import type { EmissionsTotal } from '@sillage/wire/contracts/contracts.ts'

/** kg CO2e per mode; 0 for unused modes. */
type ByMode = Readonly<Record<TravelFormat, number>>

interface Sum {
  readonly kg: number
  readonly byMode: ByMode
}

export interface MonthEmissions extends Sum {
  /** `YYYY-MM`. */
  readonly month: string
}

export interface YearEmissions extends Sum {
  /** Only the months with a figure, in order. */
  readonly months: readonly MonthEmissions[]
}

/** The years that have a figure, and the current one; the latest first. */
export function yearsOf(totals: readonly EmissionsTotal[], currentYear: number): readonly number[] {
  const years = totals.map(({ month }) => yearOf(month))
  return [...new Set([currentYear, ...years])].toSorted((one, other) => other - one)
}

export function emissionsOfYear(totals: readonly EmissionsTotal[], year: number): YearEmissions {
  const inYear = totals.filter(({ month }) => yearOf(month) === year)
  const months = [...Map.groupBy(inYear, ({ month }) => month)]
    .map(([month, ofMonth]) => ({ month, ...sumOf(ofMonth) }))
    .toSorted((one, other) => one.month.localeCompare(other.month))
  return { ...sumOf(inYear), months }
}

export function yearOf(month: string): number {
  return Number(month.slice(0, 4))
}

function sumOf(totals: readonly EmissionsTotal[]): Sum {
  const of = (wanted: TravelFormat) =>
    totals.reduce((sum, { mode, kg }) => (mode === wanted ? sum + kg : sum), 0)
  const byMode = { train: of('train'), car: of('car'), flight: of('flight') }
  return { byMode, kg: TRAVEL_FORMATS.reduce((sum, mode) => sum + byMode[mode], 0) }
}
