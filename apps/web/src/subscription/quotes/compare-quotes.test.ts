import { expect, test } from 'vitest'
import { compareQuotes } from './compare-quotes.ts'
import { buildQuote } from './quote.factory.ts'

const one = buildQuote()
const other = buildQuote({
  quote_id: '9b7d2f10-1111-4222-8333-444455556666',
  price: 91.2,
  contractPrice: 91.2,
  level: 'Premium',
  guarantees: [
    { code: 'medical', label: 'Frais médicaux', covered: true, text: '1 000 000 €' },
    { code: 'liability', label: 'Responsabilité', covered: true, text: 'Jusqu’à 4 500 000 €' },
  ],
  breakdown: [
    { kind: 'cover', code: 'medical', label: 'Frais médicaux', amount: 80 },
    { kind: 'cover', code: 'liability', label: 'Responsabilité', amount: 3.67 },
    { kind: 'tax', code: 'travel', label: 'Taxe, 9 %', amount: 7.53 },
    { kind: 'total', code: 'total', label: 'Total', amount: 91.2 },
  ],
  travels: [],
})

const sections = compareQuotes(one, other)
const chainOf = (section: string, key: string) =>
  sections.find((found) => found.key === section)?.lines.find((line) => line.key === key)

test('only lines that differ between two quotes are marked', () => {
  expect(chainOf('terms', 'price')).toMatchObject({
    differs: true,
    cells: [{ text: '63,74\u00a0€' }, { text: '91,20\u00a0€' }],
  })
  expect(chainOf('terms', 'period')?.differs).toBe(false)
  expect(chainOf('answers', 'travel.nights')?.differs).toBe(false)
})

test('each cover is shown as included or not on either side', () => {
  expect(chainOf('guarantees', 'liability')).toMatchObject({
    differs: true,
    cells: [{ covered: false }, { covered: true, text: 'Jusqu’à 4 500 000 €' }],
  })
})

test('a line that only one quote has shows a dash for the other', () => {
  expect(chainOf('price', 'cover liability')?.cells.map(({ text }) => text)).toEqual([
    '–',
    '3,67\u00a0€',
  ])
  expect(chainOf('travels', '0')?.cells.map(({ text }) => text)).toEqual([
    'Paris – Barcelone, train',
    '–',
  ])
})

test('prices are compared by cover and tax, without repeating the total', () => {
  expect(sections.find(({ key }) => key === 'price')?.lines.map(({ key }) => key)).toEqual([
    'cover medical',
    'tax travel',
    'cover liability',
  ])
})

test('a quote compared with itself has no difference', () => {
  expect(
    compareQuotes(one, one)
      .flatMap(({ lines }) => lines)
      .some(({ differs }) => differs),
  ).toBe(false)
})
