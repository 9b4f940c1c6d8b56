import type { TariffNumber } from '@sillage/wire/administration/tariffs.ts'

type Unit = TariffNumber['unit']

const DECIMALS: Readonly<Record<Unit, Intl.NumberFormat>> = {
  cents: new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  share: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 }),
  factor: new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
  weight: new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 3, maximumFractionDigits: 6 }),
}

/** How many of the unit that is shown make one that is kept: euros of cents, percents of a share. */
const SHOWN: Readonly<Record<Unit, number>> = { cents: 0.01, share: 100, factor: 1, weight: 1 }

/** A number of a tariff as it is typed: « 284,00 », « 2,3 », « 0,68 ». */
export function shownNumber(unit: Unit, value: number): string {
  return DECIMALS[unit].format(value * SHOWN[unit])
}

/** What was typed, as the tariff keeps it; null for what is no number. */
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

/** The numbers by table, row and column, each in the order in which it comes first. */
export function groupsOf(numbers: readonly TariffNumber[]): readonly NumberGroup[] {
  return [...Map.groupBy(numbers, ({ group }) => group)].map(([name, own]) => ({
    name,
    columns: [...new Set(own.map(({ column }) => column))],
    rows: [...Map.groupBy(own, ({ row }) => row)].map(([row, cells]) => ({ name: row, cells })),
  }))
}
