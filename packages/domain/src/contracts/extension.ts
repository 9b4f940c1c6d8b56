import type { PriceRow } from '../subscription/pricing.ts'
import { formatDay, isBefore } from '../values/day.ts'
import { type Cents, roundCents } from '../values/money.ts'
import { daysCovered, type Period } from '../values/period.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { CONTRACT_MESSAGES, LINE_MESSAGES } from './contracts.messages.ts'
import { LONGEST_YEARS } from './period.ts'

/**
 * The period of an extension: from the start of the contract to a later end. From the first day of its row
 * (`chainStart`) to the new end are 5 years at most (decisions, section 6).
 * Refusals: `extension.end_missing`, `extension.not_after_end`, `period.too_long`.
 */
export function checkExtension(
  contract: Period,
  wanted: { readonly newEnd: Temporal.PlainDate | null; readonly chainStart: Temporal.PlainDate },
): Result<Period, Refusal> {
  const { newEnd, chainStart } = wanted
  const path = 'new_end_date'
  if (!newEnd)
    return refused({
      code: 'extension.end_missing',
      message: CONTRACT_MESSAGES.newEndMissing,
      path,
    })
  if (!isBefore(contract.end, newEnd))
    return refused({
      code: 'extension.not_after_end',
      message: LINE_MESSAGES.newEndNotAfter(formatDay(contract.end)),
      path,
    })
  if (isBefore(chainStart.add({ years: LONGEST_YEARS }), newEnd))
    return refused({ code: 'period.too_long', message: LINE_MESSAGES.lineTooLong, path })
  return ok({ start: contract.start, end: newEnd })
}

export interface ExtensionPrice {
  readonly addedDays: number
  /** Of the added days. */
  readonly extensionCents: Cents
  /** Of the whole period, from the original start to the new end. */
  readonly totalCents: Cents
}

/**
 * The price of an extension, in cents: the added days at the daily rate of the contract, price ÷ days covered, rounded
 * once, half a cent away from zero (decisions, section 6).
 *
 * Example: 310,00 € for 31 days, 10 days more: 100,00 €, in all 410,00 €.
 */
export function extensionPrice(
  contract: Period & { readonly priceCents: Cents },
  newEnd: Temporal.PlainDate,
): ExtensionPrice {
  const days = daysCovered(contract)
  const addedDays = daysCovered({ start: contract.start, end: newEnd }) - days
  const extensionCents = roundCents((contract.priceCents * addedDays) / days)
  return { addedDays, extensionCents, totalCents: contract.priceCents + extensionCents }
}

/**
 * The price rows of a contract, stretched to the price of its extension. Flat contributions stay; covers and taxes
 * share the rest in the proportions they had, to the cent; base and factors share what the covers come to.
 */
export function extendedRows(
  rows: readonly PriceRow[],
  { totalCents, days }: { totalCents: Cents; days: number },
): PriceRow[] {
  const sumOf = (...kinds: PriceRow['kind'][]) =>
    rows.reduce((sum, row) => (kinds.includes(row.kind) ? sum + row.cents : sum), 0)
  const insured = sumOf('cover', 'tax')
  const stretch = spread(insured === 0 ? 0 : (totalCents - sumOf('fund')) / insured)
  const stretched = rows.map((row) =>
    row.kind === 'cover' || row.kind === 'tax' ? { ...row, cents: stretch(row.cents) } : row,
  )
  const covers = stretched.reduce((sum, { kind, cents }) => sum + (kind === 'cover' ? cents : 0), 0)
  const net = sumOf('base', 'factor')
  const stretchNet = spread(net === 0 ? 0 : covers / net)
  return stretched.map((row) => {
    if (row.kind === 'total') return { ...row, cents: totalCents }
    if (row.kind === 'base')
      return { ...row, cents: stretchNet(row.cents), detail: `${days} jours` }
    return row.kind === 'factor' ? { ...row, cents: stretchNet(row.cents) } : row
  })
}

/** Multiplies amounts one after another so that the sum of the rounded ones is the rounded sum. */
function spread(ratio: number): (cents: Cents) => Cents {
  let before = 0
  return (cents) => {
    const share = roundCents((before + cents) * ratio) - roundCents(before * ratio)
    before += cents
    return share
  }
}
