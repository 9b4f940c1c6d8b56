import type { TariffNumber } from '@sillage/wire/administration/tariffs.ts'

type Unit = TariffNumber['unit']

const DECIMALS: Readonly<Record<Unit, Intl.NumberFormat>> = {
  cents: new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  share: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 }),
  factor: new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
  weight: new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 3, maximumFractionDigits: 6 }),
}

/** Factor from the stored unit to the displayed one: cents to euros, shares to percents. */
const SHOWN: Readonly<Record<Unit, number>> = { cents: 0.01, share: 100, factor: 1, weight: 1 }

/** A tariff value as typed: « 284,00 », « 2,3 », « 0,68 ». */
export function shownNumber(unit: Unit, value: number): string {
  return DECIMALS[unit].format(value * SHOWN[unit])
}

/** Parses an input into the stored unit; null when it isn't a number. */
export function typedNumber(unit: Unit, text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null
  return Number((Number(plain) / SHOWN[unit]).toFixed(8))
}

export interface NumberGroup {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly TariffNumber[] }[]
}

/** Groups the values by table, row and column, each in order of first appearance. */
export function groupsOf(numbers: readonly TariffNumber[]): readonly NumberGroup[] {
  return [...Map.groupBy(numbers, ({ group }) => group)].map(([name, own]) => ({
    name,
    columns: [...new Set(own.map(({ column }) => column))],
    rows: [...Map.groupBy(own, ({ row }) => row)].map(([row, cells]) => ({ name: row, cells })),
  }))
}
