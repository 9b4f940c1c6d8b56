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

describe('a prepared tariff', () => {
  test.each([
    [
      'can be approved by someone else until the day before it starts',
      draft,
      'cy',
      '2027-01-01',
      undefined,
    ],
    ['can’t be approved by its author', draft, 'ada', '2027-01-01', 'tariff.own'],
    ['can’t be approved by someone who changed it', draft, 'bo', '2027-01-01', 'tariff.own'],
    ['can’t be approved on its first day', draft, 'cy', '2027-01-02', 'tariff.too_early'],
    ['can’t be approved over five years ahead', draft, 'cy', '2022-01-01', 'tariff.too_late'],
    ['can be approved five years ahead', draft, 'cy', '2022-01-02', undefined],
    ['can’t be approved twice', approved, 'cy', '2027-01-01', 'tariff.not_draft'],
    ['can’t be approved once withdrawn', withdrawn, 'cy', '2027-01-01', 'tariff.not_draft'],
  ])('%s', (_, tariff, by, today, code) => {
    expect(approvalRefusal(tariff, { by, today: day(today) })?.code).toBe(code)
  })

  test('can be changed only while it is a draft', () => {
    expect([draft, approved, withdrawn].map((one) => changeRefusal(one)?.code)).toEqual([
      undefined,
      'tariff.not_draft',
      'tariff.not_draft',
    ])
  })

  test.each([
    ['can be withdrawn as a draft, even after its start', draft, '2027-03-01', undefined],
    ['can be withdrawn the day before it starts', approved, '2027-01-01', undefined],
    ['can’t be withdrawn on its first day', approved, '2027-01-02', 'tariff.begun'],
    ['can’t be withdrawn twice', withdrawn, '2027-01-01', 'tariff.withdrawn'],
  ])('%s', (_, tariff, today, code) => {
    expect(withdrawalRefusal(tariff, day(today))?.code).toBe(code)
  })

  test('is listed by its standing on the day: draft, approved, in force or past', () => {
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

test('a tariff version is the next number of its product and year', () => {
  const known = ['car-2026-1', 'car-2026-2', 'car-2027-1', 'travel-2027-4']
  expect(nextVersion('car', { year: 2027, known })).toBe('car-2027-2')
  expect(nextVersion('car', { year: 2028, known })).toBe('car-2028-1')
  expect(nextVersion('car', { year: 2026, known })).toBe('car-2027-2')
  const refusal = (version: string) => versionRefusal(version, { product: 'car', known })?.code
  expect(
    ['car-2027-2', 'car-2027-1', 'travel-2027-2', 'car-2027', 'car-2027-0'].map(refusal),
  ).toEqual([undefined, 'tariff.taken', 'tariff.version', 'tariff.version', 'tariff.version'])
})
