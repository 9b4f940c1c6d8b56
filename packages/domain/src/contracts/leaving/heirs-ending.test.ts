import { describe, expect, test } from 'vitest'
import { endingGroundOf } from './ending-ground.ts'
import { heirsEnding } from './heirs-ending.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
/** A car insured for a year, signed on 20 December. */
const car = { signedOn: day('2026-12-20'), end: day('2027-12-31') }
const asked = (diedOn: string, askedOn: string | null, today = '2027-03-22') =>
  heirsEnding(car, {
    diedOn: day(diedOn),
    askedOn: askedOn === null ? null : day(askedOn),
    today: day(today),
  })
const codeOf = (result: ReturnType<typeof asked>) => (result.ok ? null : result.error.code)

describe('an end asked for by the heirs (L121-10)', () => {
  test('covers until the end of the day on which it was asked for, which is also its last', () => {
    // died on 10 March, a letter received on 20 March, recorded on the 22nd: the contract went on for the heirs
    expect(asked('2027-03-10', '2027-03-20')).toEqual({
      ok: true,
      value: { coveredUntil: day('2027-03-20'), on: day('2027-03-20') },
    })
    expect(asked('2027-03-22', '2027-03-22').ok).toBe(true)
  })

  test('is not asked for before the death, nor on a day to come', () => {
    expect(codeOf(asked('2027-03-10', '2027-03-09'))).toBe('estate.asked_before_death')
    expect(codeOf(asked('2027-03-10', '2027-03-23'))).toBe('estate.asked_in_future')
    expect(codeOf(asked('2027-03-10', null))).toBe('estate.asked_missing')
  })

  test('has no other limit in time: the three months of the law are those of the insurer', () => {
    expect(asked('2027-01-02', '2027-12-15', '2027-12-15').ok).toBe(true)
  })

  test('is refused when the contract was signed after the death, or is over by itself on that day', () => {
    expect(codeOf(asked('2026-12-19', '2027-03-20'))).toBe('estate.signed_after_death')
    expect(codeOf(asked('2027-03-10', '2027-12-31', '2028-01-03'))).toBe('estate.over')
  })
})

test('the ground is known by its name to papers, for every product, and offered to no customer', () => {
  for (const product of ['car', 'travel'])
    expect(endingGroundOf(product, 'holder_died')).toMatchObject({
      article: 'L121-10',
      stated: 'décès du souscripteur',
    })
  expect(endingGroundOf('car', 'sold')?.article).toBe('L121-11')
  expect(endingGroundOf('travel', 'sold')).toBeUndefined()
  expect(endingGroundOf('car', null)).toBeUndefined()
})
