import { describe, expect, test } from 'vitest'
import { PRODUCTS } from '../../products/traits.ts'
import { price } from '../pricing.ts'
import { tariffInForce } from '../tariffs.ts'
import { answerDifferences, levelPrices } from './offers.ts'

const day = Temporal.PlainDate.from('2027-02-01')
const car = tariffInForce('car', day)

describe('the levels of cover shown side by side', () => {
  test.each(PRODUCTS)(
    'for $label have their own price, rising from one level to the next',
    ({ id }) => {
      const tariff = tariffInForce(id, day)
      const asked = { tariff, choices: {}, days: 31, leadDays: 10 }
      const levels = levelPrices(asked)
      expect(levels).toHaveLength(3)
      for (const level of levels)
        expect(level.cents).toBe(
          price({ ...asked, choices: { [tariff.levelQuestion]: level.id } }).cents,
        )
      const cents = levels.map((level) => level.cents)
      expect(cents).toEqual(cents.toSorted((a, b) => a - b))
    },
  )

  test('give 584,62 € for a year of third-party car cover with the coefficient 1.00', () => {
    const [thirdParty] = levelPrices({
      tariff: car,
      choices: { 'car.crm': 'car.crm.1_00' },
      days: 365,
      leadDays: 0,
    })
    expect(thirdParty).toEqual({ id: 'car.level.third_party', cents: 584_62 })
  })
})

describe('the price difference shown for an answer', () => {
  const choices = { 'car.parking': 'car.parking.garage', 'car.level': 'car.level.all_risks' }
  const asked = { tariff: car, choices, days: 365, leadDays: 0 }
  const of = (id: string) => answerDifferences(asked).find((answer) => answer.id === id)?.cents

  test('is zero for the current answer, and the change of price for another', () => {
    expect(of('car.parking.garage')).toBe(0)
    const street = price({ ...asked, choices: { ...choices, 'car.parking': 'car.parking.street' } })
    expect(of('car.parking.street')).toBe(street.cents - price(asked).cents)
    expect(of('car.parking.street')).toBeGreaterThan(0)
  })

  test('is not given for a level, a refused answer, a searched list or a derived answer', () => {
    expect(of('car.level.third_party')).toBeUndefined()
    expect(of('car.driver_age.under_18')).toBeUndefined()
    expect(of('car.department.44')).toBeUndefined()
    expect(of('car.mileage.under_5000')).toBeUndefined()
  })
})
