import { formatEuros, fromEuros, inEuros } from '@sillage/domain/values/money.ts'
import type { PriceRow } from '@sillage/wire/subscription.ts'
import type { PriceRow as ShownRow } from '../../ui/data/price-rows.tsx'
import type { Recap } from '../recap/recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/** « +2,18 € », « −2,18 € »; undefined for zero. */
export function signedEuros(euros: number): string | undefined {
  if (euros === 0) return undefined
  return `${euros > 0 ? '+' : '\u2212'}${inEuros(Math.abs(euros))}`
}

/** Covers and fee, then a heading with taxes and contributions, then the total with the given label. */
export function priceRows(rows: readonly PriceRow[], totalLabel: string): readonly ShownRow[] {
  const taxes = rows.filter(({ kind }) => kind === 'tax' || kind === 'fund')
  return [
    ...rows.filter(({ kind }) => kind === 'cover' || kind === 'fee').map(shown),
    ...(taxes.length > 0 ? [{ kind: 'group', label: SAY.taxes } as const] : []),
    ...taxes.map(shown),
    ...rows
      .filter(({ kind }) => kind === 'total')
      .map(
        ({ amount }) => ({ kind: 'total', label: totalLabel, amount: inEuros(amount) }) as const,
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
    { kind: 'row', label: SAY.contractPrice, amount: inEuros(contractPrice) },
    {
      kind: 'row',
      label: SAY.contribution[offsetOption],
      amount: inEuros(compensationAmount),
    },
    {
      kind: 'total',
      label: SAY.finalPrice,
      amount: formatEuros(fromEuros(contractPrice) + fromEuros(compensationAmount)),
    },
  ]
}

/** The base premium, and what each answer adds or removes. */
export function factorRows(rows: readonly PriceRow[]): readonly ShownRow[] {
  return rows.filter(({ kind }) => kind === 'base' || kind === 'factor').map(shown)
}

function shown({ kind, label, amount, detail }: PriceRow) {
  const isCalculating = kind === 'base' || kind === 'factor'
  const difference = kind === 'factor' ? signedEuros(amount) : undefined
  return {
    kind: 'row',
    label: isCalculating && detail ? `${label} (${detail})` : label,
    amount: difference ?? inEuros(amount),
  } satisfies ShownRow
}
