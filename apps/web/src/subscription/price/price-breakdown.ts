import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { PriceRow } from '@sillage/wire/subscription.ts'
import type { PriceRow as ShownRow } from '../../ui/data/price-rows.tsx'
import type { Recap } from '../recap/recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/** Euros of the wire, as a French reader expects them. */
export function shownEuros(euros: number): string {
  return formatEuros(fromEuros(euros))
}

/** Covers and the fee, then taxes and contributions under their heading, then the total under the name it has there. */
export function priceRows(rows: readonly PriceRow[], totalLabel: string): readonly ShownRow[] {
  const taxes = rows.filter(({ kind }) => kind === 'tax' || kind === 'fund')
  return [
    ...rows.filter(({ kind }) => kind === 'cover' || kind === 'fee').map(shown),
    ...(taxes.length > 0 ? [{ kind: 'group', label: SAY.taxes } as const] : []),
    ...taxes.map(shown),
    ...rows
      .filter(({ kind }) => kind === 'total')
      .map(
        ({ amount }) => ({ kind: 'total', label: totalLabel, amount: shownEuros(amount) }) as const,
      ),
  ]
}

/** The contract price, the contribution and their sum; none before both are known. */
export function finalRows(
  recap: Pick<Recap, 'contractPrice' | 'compensationAmount' | 'offsetOption'>,
): readonly ShownRow[] {
  const { contractPrice, compensationAmount, offsetOption } = recap
  if (contractPrice === null) return []
  return [
    { kind: 'row', label: SAY.contractPrice, amount: shownEuros(contractPrice) },
    {
      kind: 'row',
      label: SAY.contribution[offsetOption],
      amount: shownEuros(compensationAmount),
    },
    {
      kind: 'total',
      label: SAY.finalPrice,
      amount: formatEuros(fromEuros(contractPrice) + fromEuros(compensationAmount)),
    },
  ]
}

/** The base premium and what each answer adds to it or takes off. */
export function factorRows(rows: readonly PriceRow[]): readonly ShownRow[] {
  return rows.filter(({ kind }) => kind === 'base' || kind === 'factor').map(shown)
}

/** What an answer adds to the price or takes off, before taxes; undefined when it changes nothing or is not priced yet. */
export function answerEffect(
  rows: readonly PriceRow[],
  { questionId, answer }: { questionId: string; answer: string },
): string | undefined {
  // its words, because the last price known may be that of the answer before
  const row = rows.find(
    ({ kind, code, label }) => kind === 'factor' && code === questionId && label.endsWith(answer),
  )
  return row && row.amount !== 0 ? shown(row).amount : undefined
}

function shown({ kind, label, amount, detail }: PriceRow) {
  const isCalculating = kind === 'base' || kind === 'factor'
  const sign = kind === 'factor' && amount > 0 ? '+' : ''
  return {
    kind: 'row',
    label: isCalculating && detail ? `${label} (${detail})` : label,
    amount: `${sign}${shownEuros(amount)}`.replace('-', '\u2212'),
  } satisfies ShownRow
}
