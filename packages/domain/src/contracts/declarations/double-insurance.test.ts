import { describe, expect, test } from 'vitest'
import { doubleInsurance, plateKey } from './double-insurance.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const march = { start: day('2027-03-01'), end: day('2027-03-31') }
const other = (start: string, end: string, isOwn = true) => ({
  contractId: '1a2b3c4d-0000-4000-8000-000000000000',
  start: day(start),
  end: day(end),
  isOwn,
})
const asked = (...others: ReturnType<typeof other>[]) =>
  doubleInsurance('AB-123-CD', { period: march, others })

test.each([
  ['AB-123-CD', 'AB123CD'],
  ['ab 123cd', 'AB123CD'],
  ['1234 AB 75', '1234AB75'],
  ['B-AB 1234 (Allemagne)', 'BAB1234ALLEMAGNE'],
])('the plate %s is compared as %s', (plate, key) => expect(plateKey(plate)).toBe(key))

describe('a vehicle already insured in March', () => {
  test.each([
    ['2027-03-31', '2027-06-30', true],
    ['2026-03-02', '2027-03-01', true],
    ['2027-03-10', '2027-03-12', true],
    ['2027-04-01', '2027-04-30', false],
    ['2027-02-01', '2027-02-28', false],
  ])('by a contract from %s to %s is insured twice: %s', (start, end, isTwice) =>
    expect(asked(other(start, end)) !== null).toBe(isTwice),
  )

  test('by the customer’s own contract: its number and days are given', () => {
    const found = asked(other('2027-03-31', '2027-06-30'))
    expect(found?.fact).toContain('votre contrat n°\u00a01a2b3c4d (du 31\u00a0mars\u00a02027 au 30')
    expect(found?.sentence).toContain('par mon contrat n°\u00a01a2b3c4d')
  })

  test('by someone else’s contract: nothing is revealed about it', () => {
    const found = asked(other('2027-03-31', '2027-06-30', false))
    expect(found?.fact).toContain('par un contrat qui n’est pas le vôtre')
    expect(`${found?.fact}${found?.sentence}`).not.toMatch(/1a2b3c4d|juin/)
  })

  test('by both: only the customer’s own contract is named', () => {
    const found = asked(other('2027-03-31', '2027-06-30', false), other('2027-03-02', '2027-03-03'))
    expect(found?.fact).toContain('votre contrat')
    expect(found?.fact).not.toContain('juin')
  })
})
