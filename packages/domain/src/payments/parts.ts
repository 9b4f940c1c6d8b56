import { type RefundRow, totalBack } from '../contracts/refund.ts'
import type { PriceRow } from '../subscription/pricing.ts'
import type { Cents } from '../values/money.ts'

/** The parts of an amount due, each with its own account in the ledger. */
export const PARTS = ['premium', 'tax_33', 'tax_18', 'tax_9', 'fgti', 'climate'] as const
export type Part = (typeof PARTS)[number]

/** An amount in cents, part by part. */
export type Parts = Readonly<Record<Part, Cents>>

export const NOTHING: Parts = { premium: 0, tax_33: 0, tax_18: 0, tax_9: 0, fgti: 0, climate: 0 }

/**
 * The part of each price row that is not premium. The natural-disaster surcharge is listed among the taxes of the
 * breakdown but is premium (arrêté du 22 décembre 2023).
 */
const PART_OF_ROW: Readonly<Record<string, Part>> = {
  motor_liability_tax: 'tax_33',
  motor_other_tax: 'tax_18',
  travel_tax: 'tax_9',
  general_tax: 'tax_9',
  terrorism_fund: 'fgti',
}

/**
 * The parts of a price, from its rows, with the contribution to climate projects bought with it. Everything but the
 * taxes and the fund is premium, so the parts of the insurance always sum to its total row.
 *
 * Example: covers 26,00 €, nat-cat 0,50 €, tax of 18 % 4,77 €, fund 6,50 €: premium 26,50 €, tax 4,77 €, fund 6,50 €.
 */
export function partsOf(
  { rows, totalCents }: { rows: readonly Pick<PriceRow, 'code' | 'cents'>[]; totalCents: Cents },
  climateCents: Cents,
): Parts {
  const levies = rows.reduce<Parts>((parts, { code, cents }) => {
    const part = PART_OF_ROW[code]
    return part ? { ...parts, [part]: parts[part] + cents } : parts
  }, NOTHING)
  return { ...levies, premium: totalCents - totalOf(levies), climate: climateCents }
}

/** The sum of the parts, in cents. */
export function totalOf(parts: Parts): Cents {
  return PARTS.reduce((sum, part) => sum + parts[part], 0)
}

/** The increase of an amount due, part by part: what an extension costs beyond the contract it extends. */
export function partsAdded(next: Parts, before: Parts): Parts {
  return mapParts((part) => next[part] - before[part])
}

/**
 * The refund of each part, from the rows of a refund. What is withheld to keep at least the price of the days used is
 * shared among the parts in proportion.
 *
 * Example: cover 90,00 €, tax 10,00 €, 50,00 € kept of both: premium 45,00 €, tax 5,00 €.
 */
export function partsOfRefund(rows: readonly RefundRow[]): Parts {
  const given = rows.filter(({ kind }) => kind !== 'minimum')
  const totalCents = totalBack(given)
  const lines = given.map(({ code, backCents }) => ({ code, cents: backCents }))
  const parts = partsOf({ rows: lines, totalCents }, 0)
  return partsGivenBack(parts, { cents: totalBack(rows), kept: [] })
}

/**
 * A refund split into parts: in proportion to the parts, by largest remainders, so that it sums to the cent. `kept` are
 * the parts that are not refunded. Throws RangeError for more than there is.
 *
 * Example: 50,00 € of premium 90,00 €, tax 10,00 €: premium 45,00 €, tax 5,00 €.
 */
export function partsGivenBack(
  parts: Parts,
  { cents, kept }: { cents: Cents; kept: readonly Part[] },
): Parts {
  const sharing = PARTS.filter((part) => !kept.includes(part) && parts[part] > 0)
  const base = sharing.reduce((sum, part) => sum + parts[part], 0)
  if (cents > base) throw new RangeError(`${cents} cents given back of ${base}`)
  const exact = sharing.map((part) => ({
    part,
    whole: Math.floor((parts[part] * cents) / base),
    remainder: (parts[part] * cents) % base,
  }))
  const missing = cents - exact.reduce((sum, { whole }) => sum + whole, 0)
  const raised = new Set(
    exact
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, missing)
      .map(({ part }) => part),
  )
  const shares = new Map(exact.map(({ part, whole }) => [part, whole + (raised.has(part) ? 1 : 0)]))
  return mapParts((part) => shares.get(part) ?? 0)
}

function mapParts(centsOf: (part: Part) => Cents): Parts {
  return {
    premium: centsOf('premium'),
    tax_33: centsOf('tax_33'),
    tax_18: centsOf('tax_18'),
    tax_9: centsOf('tax_9'),
    fgti: centsOf('fgti'),
    climate: centsOf('climate'),
  }
}
