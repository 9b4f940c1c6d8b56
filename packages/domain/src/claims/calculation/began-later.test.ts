import { describe, expect, test } from 'vitest'
import { beganLaterThatDay } from './policy.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

const at = (text: string, time: string | null) => ({ day: day(text), time, isAbroad: false })

const contract = (start: string, end: string, signed: string) => ({
  id: start,
  start: day(start),
  end: day(end),
  signedAt: Temporal.Instant.from(signed),
  cancelledOn: null,
})

describe('the covers that began later on the day of an incident', () => {
  const signed = contract('2027-03-01', '2027-03-31', '2027-03-01T22:39:20Z')
  test.each([
    ['09:00', '2027-03-01T22:39:20Z'],
    ['23:38', '2027-03-01T22:39:20Z'],
    // a declared minute is the whole minute
    ['23:39', null],
    [null, null],
  ])('for an incident at %s began at %s', (time, began) => {
    const later = beganLaterThatDay([signed], at('2027-03-01', time))
    expect(later?.toString() ?? null).toBe(began)
  })

  test('are none when another day is meant, or when another contract of the chain covered it', () => {
    const early = at('2027-03-02', '09:00')
    expect(beganLaterThatDay([signed], early)).toBeNull()
    const before = at('2027-02-28', '09:00')
    expect(beganLaterThatDay([signed], before)).toBeNull()
    const first = contract('2026-03-01', '2027-03-01', '2026-03-01T10:00:00Z')
    const morning = at('2027-03-01', '09:00')
    expect(beganLaterThatDay([first, signed], morning)).toBeNull()
  })
})
