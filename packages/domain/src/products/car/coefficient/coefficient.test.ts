import { describe, expect, test } from 'vitest'
import { afterPeriod, type Coefficient, type CountedShare, coefficientOf } from './coefficient.ts'

const at = (hundredths: number, changes: Partial<Coefficient> = {}): Coefficient => ({
  ...coefficientOf(hundredths),
  ...changes,
})

describe('the coefficient after a reference period (annex to A121-1)', () => {
  test.each<[string, number, readonly CountedShare[], number]>([
    ['1,00 without a claim', 100, [], 95],
    ['0,51 without a claim, limited to the floor', 51, [], 50],
    ['1,00 with a claim', 100, ['whole'], 125],
    ['1,00 with a shared claim', 100, ['half'], 112],
    ['1,00 with two claims, truncated at each step', 100, ['whole', 'whole'], 156],
    ['1,00 with a claim and a shared one', 100, ['whole', 'half'], 140],
    ['1,00 with a shared claim and a whole one', 100, ['half', 'whole'], 140],
    ['0,76 with a claim', 76, ['whole'], 95],
    ['0,95 with a claim', 95, ['whole'], 118],
    ['1,95 without a claim', 195, [], 185],
    ['3,20 with a claim, limited to the ceiling', 320, ['whole'], 350],
  ])('%s', (_, before, shares, expected) => {
    expect(afterPeriod(at(before), { shares }).hundredths).toBe(expected)
  })

  test.each<[string, number, readonly CountedShare[], number]>([
    ['1,00 without a claim', 100, [], 93],
    ['0,93 without a claim', 93, [], 86],
    ['1,00 with a claim', 100, ['whole'], 120],
    ['1,00 with a shared claim', 100, ['half'], 110],
  ])('at the rates for delivery rounds, %s', (_, before, shares, expected) => {
    expect(afterPeriod(at(before), { shares, isRounds: true }).hundredths).toBe(expected)
  })

  test('drops a malus to 1,00 after two claim-free periods in a row', () => {
    const once = afterPeriod(at(195), { shares: [] })
    expect(once.hundredths).toBe(185)
    expect(afterPeriod(once, { shares: [] }).hundredths).toBe(100)
    const interrupted = afterPeriod(once, { shares: ['half'] })
    expect(interrupted.hundredths).toBe(208)
    expect(afterPeriod(interrupted, { shares: [] }).hundredths).toBe(197)
  })

  test('is unchanged by the first claim after three years at 0,50, but not by the second', () => {
    const patient = at(50, { yearsAtFloor: 3 })
    expect(afterPeriod(patient, { shares: ['whole'] }).hundredths).toBe(50)
    expect(afterPeriod(patient, { shares: ['whole', 'whole'] }).hundredths).toBe(62)
    const recent = at(50, { yearsAtFloor: 1 })
    expect(afterPeriod(recent, { shares: ['whole'] }).hundredths).toBe(62)
    expect(afterPeriod(recent, { shares: ['half'] }).hundredths).toBe(56)
  })

  test('starts counting those three years when it reaches 0,50, and again after a claim', () => {
    let coefficient = afterPeriod(at(52), { shares: [] })
    expect(coefficient).toMatchObject({ hundredths: 50, yearsAtFloor: 0 })
    for (const years of [1, 2, 3]) {
      coefficient = afterPeriod(coefficient, { shares: [] })
      expect(coefficient.yearsAtFloor).toBe(years)
    }
    coefficient = afterPeriod(coefficient, { shares: ['whole'] })
    expect(coefficient).toMatchObject({ hundredths: 50, yearsAtFloor: 0 })
    expect(afterPeriod(coefficient, { shares: ['whole'] }).hundredths).toBe(62)
  })

  test('is always a whole number of hundredths between 0,50 and 3,50', () => {
    for (let hundredths = 50; hundredths <= 350; hundredths++)
      for (const shares of [[], ['half'], ['whole'], ['whole', 'half']] as const) {
        const { hundredths: after } = afterPeriod(at(hundredths), { shares })
        expect(Number.isInteger(after)).toBe(true)
        expect(after).toBeGreaterThanOrEqual(50)
        expect(after).toBeLessThanOrEqual(350)
        if (shares.length > 0) expect(after).toBeGreaterThanOrEqual(hundredths)
        else expect(after).toBeLessThanOrEqual(hundredths)
      }
  })
})
