import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { PriceLine } from '@sillage/wire/subscription.ts'
import type { PriceLine as ShownLine } from '../ui/price-lines.tsx'
import type { Recap } from './recap-summary.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'

/** Euros of the wire, as a French reader expects them. */
export function shownEuros(euros: number): string {
  return formatEuros(fromEuros(euros))
}

/** Covers, then taxes and contributions under their heading, then the total under the name it has there. */
export function priceLines(lines: readonly PriceLine[], totalLabel: string): readonly ShownLine[] {
  const taxes = lines.filter(({ kind }) => kind === 'tax' || kind === 'fund')
  return [
    ...lines.filter(({ kind }) => kind === 'cover').map(shown),
    ...(taxes.length > 0 ? [{ kind: 'group', label: SAY.taxes } as const] : []),
    ...taxes.map(shown),
    ...lines
      .filter(({ kind }) => kind === 'total')
      .map(
        ({ amount }) => ({ kind: 'total', label: totalLabel, amount: shownEuros(amount) }) as const,
      ),
  ]
}

/** The contract price, the contribution and their sum; none before both are known. */
export function finalLines(
  recap: Pick<Recap, 'contractPrice' | 'compensationAmount' | 'offsetOption'>,
): readonly ShownLine[] {
  const { contractPrice, compensationAmount, offsetOption } = recap
  if (contractPrice === null) return []
  return [
    { kind: 'line', label: SAY.contractPrice, amount: shownEuros(contractPrice) },
    {
      kind: 'line',
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
export function factorLines(lines: readonly PriceLine[]): readonly ShownLine[] {
  return lines.filter(({ kind }) => kind === 'base' || kind === 'factor').map(shown)
}

/** What an answer adds to the price or takes off, before taxes; undefined when it changes nothing or is not priced yet. */
export function answerEffect(
  lines: readonly PriceLine[],
  { questionId, answer }: { questionId: string; answer: string },
): string | undefined {
  // its words, because the last price known may be that of the answer before
  const line = lines.find(
    ({ kind, code, label }) => kind === 'factor' && code === questionId && label.endsWith(answer),
  )
  return line && line.amount !== 0 ? shown(line).amount : undefined
}

function shown({ kind, label, amount, detail }: PriceLine) {
  const isReckoning = kind === 'base' || kind === 'factor'
  const sign = kind === 'factor' && amount > 0 ? '+' : ''
  return {
    kind: 'line',
    label: isReckoning && detail ? `${label} (${detail})` : label,
    amount: `${sign}${shownEuros(amount)}`.replace('-', '\u2212'),
  } satisfies ShownLine
}
