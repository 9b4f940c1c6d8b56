import { coversOfLevel, levelOf } from '../subscription/covers.ts'
import { type PriceRow, price } from '../subscription/pricing.ts'
import { type InsuredCover, taxRows } from '../subscription/tax-lines.ts'
import { isBefore } from '../values/day.ts'
import { type Cents, roundCents } from '../values/money.ts'
import { CANCELLATION_MESSAGES } from './contracts.messages.ts'
import { earnedShare, elapsedDays, elapsedShare, type Running } from './earning.ts'
import type { Priced } from './extension.ts'

/**
 * Why a contract ends: by choice, on a legal ground, by withdrawal, or undone: a withdrawal by someone who did not ask
 * for immediate cover, which owes nothing.
 */
export type EndingKind = 'choice' | 'law' | 'withdrawal' | 'undone'

/** A contract about to end, refunded cover by cover. */
export interface Ending extends Priced, Pick<Running, 'signedOn'> {
  /** Covers with a claim that is open or was paid: they are not refunded. */
  readonly claimedCovers: readonly string[]
}

/** One row of a refund; the rows add up to the refund. */
export interface RefundRow {
  readonly kind: 'cover' | 'fee' | 'tax' | 'fund' | 'minimum'
  readonly code: string
  readonly label: string
  readonly paidCents: Cents
  readonly backCents: Cents
  /** In French: why this row is not refunded. */
  readonly note?: string
}

/**
 * The refund of a contract that ends, in cents, row by row: of each cover the share not used, and the taxes on it. The
 * used share follows the scale of the tariff when the policyholder chooses to leave, and the days when the law lets
 * them. The fee and the fund are kept, except that a withdrawal refunds the fee. Someone who leaves by choice never
 * pays less than the price of the days used: otherwise a long contract cut short would be cheaper than a short one
 * (decisions, section 6).
 *
 * Example: a car, all risks, coefficient 0.50, a year for 652,47 €, left after 90 days: 333,04 €.
 */
export function refundRows(
  contract: Ending,
  { day, kind }: { day: Temporal.PlainDate; kind: EndingKind },
): readonly RefundRow[] {
  if (isBefore(contract.end, day)) return []
  const covers = coverRows(contract, { day, kind })
  const fee = lineOf(contract.lines, 'fee').map((row) => {
    const backCents = isRenounced(kind) ? row.cents : 0
    return rowOf(row, { backCents, note: CANCELLATION_MESSAGES.feeKept })
  })
  const funds = lineOf(contract.lines, 'fund').map((row) =>
    rowOf(row, { backCents: 0, note: CANCELLATION_MESSAGES.fundKept }),
  )
  const rows = [...covers, ...fee, ...taxesOf(contract, [...covers, ...fee]), ...funds]
  const given = totalBack(rows)
  const most = mostBack(contract, { day, kind })
  return given > most
    ? [
        ...rows,
        {
          kind: 'minimum',
          code: 'minimum',
          label: CANCELLATION_MESSAGES.priceOfDaysUsed,
          paidCents: 0,
          backCents: most - given,
        },
      ]
    : rows
}

/** The total refund in cents: the sum of the rows. */
export function totalBack(rows: readonly RefundRow[]): Cents {
  return rows.reduce((sum, { backCents }) => sum + backCents, 0)
}

function coverRows(
  contract: Ending,
  { day, kind }: { day: Temporal.PlainDate; kind: EndingKind },
): readonly RefundRow[] {
  const { scale } = contract.tariff
  const share = kind === 'choice' ? earnedShare : elapsedShare
  return lineOf(contract.lines, 'cover').map((row) => {
    const cover = contract.tariff.covers.find(({ code }) => code === row.code)
    if (!cover) throw new RangeError(`No cover ${row.code} in ${contract.tariff.version}`)
    if (contract.claimedCovers.includes(row.code))
      return rowOf(row, { backCents: 0, note: CANCELLATION_MESSAGES.claimed })
    const used = kind === 'undone' ? 0 : share(cover, { ...contract, scale }, day)
    return rowOf(row, {
      backCents: roundCents(row.cents * (1 - used)),
      note: CANCELLATION_MESSAGES.usedUp,
    })
  })
}

/**
 * The taxes refunded: those on the amounts refunded or, when the fee is refunded too, all but those on the amounts
 * kept, so that a full refund leaves no cent of tax.
 */
function taxesOf(contract: Ending, back: readonly RefundRow[]): readonly RefundRow[] {
  const fee = back.find(({ kind }) => kind === 'fee')
  const isFeeBack = fee !== undefined && fee.backCents > 0
  const amounts = back.map(({ code, paidCents, backCents }) => ({
    code,
    cents: isFeeBack ? paidCents - backCents : backCents,
  }))
  const levied = taxRows(insuredOf(contract, amounts), null)
  return lineOf(contract.lines, 'tax').map((row) => {
    const cents = levied.find(({ code }) => code === row.code)?.cents ?? 0
    return rowOf(row, { backCents: isFeeBack ? row.cents - cents : cents })
  })
}

function insuredOf(
  { tariff, choices }: Ending,
  amounts: readonly { code: string; cents: Cents }[],
): readonly InsuredCover[] {
  return coversOfLevel(tariff, levelOf(tariff, choices)).flatMap((cover) => {
    const amount = amounts.find(({ code }) => code === cover.code)
    return amount ? [{ cover, cents: amount.cents }] : []
  })
}

const isRenounced = (kind: EndingKind) => kind === 'withdrawal' || kind === 'undone'

function mostBack(
  contract: Ending,
  { day, kind }: { day: Temporal.PlainDate; kind: EndingKind },
): Cents {
  if (isRenounced(kind)) return contract.priceCents
  const funds = lineOf(contract.lines, 'fund').reduce((sum, { cents }) => sum + cents, 0)
  const elapsed = elapsedDays(contract, day)
  const kept = kind === 'choice' && elapsed > 0 ? price({ ...contract, days: elapsed }).cents : 0
  return Math.max(0, contract.priceCents - Math.max(funds, kept))
}

function lineOf(lines: readonly PriceRow[], kind: 'cover' | 'fee' | 'tax' | 'fund') {
  return lines.flatMap((row) => (row.kind === kind ? [{ ...row, kind }] : []))
}

/** The note says why nothing is refunded; a row with a refund has none. */
function rowOf(
  { kind, code, label, cents }: Omit<PriceRow, 'kind'> & { readonly kind: RefundRow['kind'] },
  { backCents, note }: { readonly backCents: Cents; readonly note?: string },
): RefundRow {
  const row = { kind, code, label, paidCents: cents, backCents }
  return note !== undefined && backCents === 0 ? { ...row, note } : row
}
