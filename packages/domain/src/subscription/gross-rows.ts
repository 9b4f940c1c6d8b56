import type { Cents } from '../values/money.ts'
import type { PriceRow } from './pricing.ts'
import type { Tariff } from './tariff.ts'

/** The code of the tax line for each tax class of cover. */
const TAX_CODES: Readonly<Record<string, string>> = {
  motor_liability: 'motor_liability_tax',
  motor_other: 'motor_other_tax',
  travel: 'travel_tax',
  general: 'general_tax',
}

type Line = Pick<PriceRow, 'kind' | 'code' | 'label' | 'cents'>

/**
 * The covers and the fee of a breakdown with their taxes included, and the flat contributions: they add up to the
 * price, to the cent. Each tax is shared in proportion among the rows subject to it, the natural-disaster surcharge
 * among theft and fire.
 */
export function grossRows(
  lines: readonly Line[],
  tariff: Pick<Tariff, 'covers' | 'fee'>,
): readonly { readonly label: string; readonly cents: Cents }[] {
  const cents = new Map<Line, Cents>()
  for (const line of lines)
    if (line.kind === 'cover' || line.kind === 'fee') cents.set(line, line.cents)
  const coverOf = ({ code }: Line) => tariff.covers.find((cover) => cover.code === code)
  const share = (code: string, bears: (line: Line) => boolean) => {
    const tax = lines.find((line) => line.kind === 'tax' && line.code === code)
    if (tax) addShares(cents, { tax: tax.cents, bearers: [...cents.keys()].filter(bears) })
  }
  share('natural_disasters', (line) => coverOf(line)?.theftOrFire === true)
  for (const [taxClass, code] of Object.entries(TAX_CODES))
    share(code, (line) =>
      line.kind === 'fee'
        ? tariff.fee?.taxClass === taxClass
        : coverOf(line)?.taxClass === taxClass,
    )
  return [
    ...[...cents].map(([{ label }, gross]) => ({ label, cents: gross })),
    ...lines.filter(({ kind }) => kind === 'fund'),
  ]
}

/** Each share is the increase of the rounded-down running total, so that the shares add up to the whole. */
function addShares(
  cents: Map<Line, Cents>,
  { tax, bearers }: { tax: Cents; bearers: readonly Line[] },
): void {
  const base = bearers.reduce((total, line) => total + (cents.get(line) ?? 0), 0)
  let seen = 0
  let given = 0
  for (const line of bearers) {
    seen += cents.get(line) ?? 0
    const until = base === 0 ? 0 : Math.round((tax * seen) / base)
    cents.set(line, (cents.get(line) ?? 0) + until - given)
    given = until
  }
}
