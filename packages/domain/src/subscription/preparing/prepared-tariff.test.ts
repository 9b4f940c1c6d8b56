import { describe, expect, test } from 'vitest'
import {
  approvalRefusal,
  changeRefusal,
  nextVersion,
  standingOn,
  versionRefusal,
  withdrawalRefusal,
} from './prepared-tariff.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const draft = {
  state: 'draft' as const,
  authors: ['ada', 'bo'],
  startsOn: day('2027-01-02'),
}
const approved = { ...draft, state: 'approved' as const }
const withdrawn = { ...draft, state: 'withdrawn' as const }

describe('a tariff that was prepared', () => {
  test.each([
    ['by somebody else, the day before it begins', draft, 'cy', '2027-01-01', undefined],
    ['by who prepared it', draft, 'ada', '2027-01-01', 'tariff.own'],
    ['by who changed it', draft, 'bo', '2027-01-01', 'tariff.own'],
    ['on its first day', draft, 'cy', '2027-01-02', 'tariff.too_early'],
    ['twice', approved, 'cy', '2027-01-01', 'tariff.not_draft'],
    ['once withdrawn', withdrawn, 'cy', '2027-01-01', 'tariff.not_draft'],
  ])('is approved %s', (_, tariff, by, today, code) => {
    expect(approvalRefusal(tariff, { by, today: day(today) })?.code).toBe(code)
  })

  test('changes while it is a draft only', () => {
    expect([draft, approved, withdrawn].map((one) => changeRefusal(one)?.code)).toEqual([
      undefined,
      'tariff.not_draft',
      'tariff.not_draft',
    ])
  })

  test.each([
    ['a draft, late', draft, '2027-03-01', undefined],
    ['the day before it begins', approved, '2027-01-01', undefined],
    ['on its first day', approved, '2027-01-02', 'tariff.begun'],
    ['again', withdrawn, '2027-01-01', 'tariff.withdrawn'],
  ])('is withdrawn: %s', (_, tariff, today, code) => {
    expect(withdrawalRefusal(tariff, day(today))?.code).toBe(code)
  })

  test('stands in the list as the day has it', () => {
    const standing = (tariff: typeof approved | typeof draft, today: string, isInForce = false) =>
      standingOn({ ...tariff, isInForce }, day(today))
    expect([
      standing(draft, '2027-02-01'),
      standing(approved, '2027-01-01'),
      standing(approved, '2027-01-02', true),
      standing(approved, '2028-01-02'),
    ]).toEqual(['draft', 'approved', 'in_force', 'past'])
  })
})

test('a name is the next of its year, and nobody else’s', () => {
  const known = ['car-2026-1', 'car-2026-2', 'car-2027-1', 'travel-2027-4']
  expect(nextVersion('car', { year: 2027, known })).toBe('car-2027-2')
  expect(nextVersion('car', { year: 2028, known })).toBe('car-2028-1')
  const refusal = (version: string) => versionRefusal(version, { product: 'car', known })?.code
  expect(
    ['car-2027-2', 'car-2027-1', 'travel-2027-2', 'car-2027', 'car-2027-0'].map(refusal),
  ).toEqual([undefined, 'tariff.taken', 'tariff.version', 'tariff.version', 'tariff.version'])
})
