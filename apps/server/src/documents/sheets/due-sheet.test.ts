import { expect, test } from 'vitest'
import { buildContractDocument } from '../documents.factory.ts'
import type { DueDocument } from './document-data.ts'
import { dueSheet } from './due-sheet.ts'

function buildDueDocument(overrides: Partial<DueDocument> = {}): DueDocument {
  const { contractId, policyholder, insurer, issuedAt, period, price } = buildContractDocument({
    product: 'car',
  })
  return {
    kind: 'notice',
    contractId,
    policyholder,
    insurer,
    issuedAt,
    period,
    rank: 1,
    dueOn: '2026-12-01',
    method: 'transfer',
    parts: { premium: 7000, tax_33: 1000, tax_18: 300, tax_9: 0, fgti: 650, climate: 0 },
    cents: 8950,
    owedCents: 8950,
    reference: 'RF1812345',
    creditor: { name: 'Sillage', iban: 'FR7630001007941234567890185' },
    transferCode: '',
    paid: null,
    ended: null,
    price: {
      lines: price.lines,
      reference: { referenceCents: 20_000, coefficient: 0.5, netCents: 10_000 },
    },
    ...overrides,
  }
}

test('shows reference premium, bonus-malus coefficient and net premium, and natural disasters on its own line', () => {
  const { price, lines } = dueSheet(buildDueDocument())
  expect(price.reference?.map(({ amount }) => amount.replace(/\s/g, ' '))).toEqual([
    '200,00 €',
    '0,50',
    '100,00 €',
  ])
  expect(price.levies.map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/^Catastrophes naturelles/),
  )
  expect(price.covers.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Responsabilité civile', 'Vol et incendie']),
  )
  expect(lines[0]?.label).toBe('Prime, frais et surprime catastrophes naturelles compris')
})

test('a notice says when it is late, and when its contract was renounced', () => {
  const late = dueSheet(buildDueDocument({ issuedAt: '2026-12-05T10:00:00Z' }))
  expect(late.isLate).toBe(true)
  expect(dueSheet(buildDueDocument({ issuedAt: '2026-12-01T10:00:00Z' })).isLate).toBe(false)
  const ended = { on: '2026-12-03', isWithdrawal: true }
  expect(dueSheet(buildDueDocument({ ended })).ended).toMatchObject({
    day: expect.stringMatching(/^3\sdécembre\s2026$/),
    isWithdrawal: true,
  })
})

test('a receipt has its own number, and says when and how it was paid', () => {
  const paid = { on: '2026-12-02', by: ['transfer', 'card'] } as const
  const receipt = dueSheet(buildDueDocument({ kind: 'receipt', owedCents: 0, paid }))
  expect(receipt).toMatchObject({
    reference: 'Q-c83f10d6-1',
    paidDay: expect.stringMatching(/^2\sdécembre\s2026$/),
    paidBy: 'Virement, puis Carte bancaire',
  })
  expect(dueSheet(buildDueDocument()).reference).toBe('A-c83f10d6-1')
})

test.each([
  [0, false],
  [1, true],
])('with %d cents owed, the sheet says that something remains to pay: %s', (owedCents, isOwed) => {
  expect(dueSheet(buildDueDocument({ owedCents })).isOwed).toBe(isOwed)
})
