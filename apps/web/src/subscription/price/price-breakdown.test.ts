import type { PriceRow } from '@sillage/wire/subscription.ts'
import { describe, expect, it } from 'vitest'
import { factorRows, finalRows, priceRows, signedEuros } from './price-breakdown.ts'

const rows: PriceRow[] = [
  { kind: 'base', code: 'base', label: 'Prime de base', amount: 20, detail: '31 jours' },
  { kind: 'factor', code: 'parking', label: 'Stationnement', amount: -2.18, detail: '× 0,89' },
  { kind: 'factor', code: 'usage', label: 'Usage', amount: 1.98 },
  { kind: 'cover', code: 'liability', label: 'Responsabilité civile', amount: 19.8 },
  { kind: 'tax', code: 'tax', label: 'Taxe 33 %', amount: 6.53 },
  { kind: 'fund', code: 'fund', label: 'Fonds de garantie', amount: 6.5, detail: 'fixe' },
  { kind: 'total', code: 'total', label: 'Total', amount: 32.83 },
]

it('the price table lists covers, then taxes and contributions, then the total', () => {
  expect(priceRows(rows, 'Prix du contrat')).toEqual([
    { kind: 'row', label: 'Responsabilité civile', amount: '19,80\u00a0€' },
    { kind: 'group', label: 'Taxes et contributions' },
    { kind: 'row', label: 'Taxe 33 %', amount: '6,53\u00a0€' },
    { kind: 'row', label: 'Fonds de garantie', amount: '6,50\u00a0€' },
    { kind: 'total', label: 'Prix du contrat', amount: '32,83\u00a0€' },
  ])
})

it('the price table shows what each answer adds or takes off, with a proper minus sign', () => {
  expect(factorRows(rows)).toEqual([
    { kind: 'row', label: 'Prime de base (31 jours)', amount: '20,00\u00a0€' },
    { kind: 'row', label: 'Stationnement (× 0,89)', amount: '\u22122,18\u00a0€' },
    { kind: 'row', label: 'Usage', amount: '+1,98\u00a0€' },
  ])
})

describe('the rows of the final price', () => {
  it('are the contract, the named contribution and their sum to the cent', () => {
    const shown = finalRows({
      contractPrice: 48.61,
      compensationAmount: 2.03,
      offsetOption: 'renewable_energy',
    })
    expect(shown.map((row) => [row.label, 'amount' in row ? row.amount : ''])).toEqual([
      ['Prix du contrat', '48,61\u00a0€'],
      ['Contribution, énergie renouvelable', '2,03\u00a0€'],
      ['Prix final', '50,64\u00a0€'],
    ])
  })

  it('are empty until the price is known', () => {
    expect(
      finalRows({ contractPrice: null, compensationAmount: 2, offsetOption: 'tree_planting' }),
    ).toEqual([])
  })
})

it('a difference is written with its sign, and zero is left out', () => {
  expect(signedEuros(2.18)).toBe('+2,18\u00a0€')
  expect(signedEuros(-2.18)).toBe('\u22122,18\u00a0€')
  expect(signedEuros(0)).toBeUndefined()
})
