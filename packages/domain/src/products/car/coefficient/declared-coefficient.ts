import type { Choices } from '../../../subscription/choices.ts'
import { formatCoefficient } from '../../claims-history.ts'
import { CEILING, type Coefficient, coefficientOf, FLOOR, START } from './coefficient.ts'

const EXACT = /^car\.crm\.([0-3])_(\d{2})$/

/** The ranges of the tariffs until 2026-2, in hundredths, both ends included. */
const BANDS = [
  { id: 'car.bonus.0_50', from: FLOOR, to: FLOOR, text: '0,50' },
  { id: 'car.bonus.0_51_to_0_79', from: 51, to: 79, text: 'De 0,51 à 0,79' },
  { id: 'car.bonus.0_80_to_1_00', from: 80, to: START, text: 'De 0,80 à 1,00' },
  { id: 'car.bonus.1_01_to_1_50', from: 101, to: 150, text: 'De 1,01 à 1,50' },
  { id: 'car.bonus.over_1_50', from: 151, to: CEILING, text: 'Plus de 1,50' },
] as const

/**
 * The declared coefficient in hundredths; null when the answer is a range, or missing. Tariffs until 2026-2 ask for
 * ranges, of which only 0,50 is exact.
 */
export function declaredCoefficient(choices: Choices): number | null {
  const exact = EXACT.exec(choices['car.crm'] ?? '')
  if (exact) return Number(exact[1]) * 100 + Number(exact[2])
  return choices['car.bonus'] === 'car.bonus.0_50' ? FLOOR : null
}

/** The answer that states a coefficient, to whichever of the two questions was asked. */
export interface SaidCoefficient {
  readonly questionId: 'car.crm' | 'car.bonus'
  readonly answerId: string
  readonly answerText: string
}

/** The answer for a coefficient: to the hundredth, or the range it is in. Null when the question was not answered. */
export function sayCoefficient(choices: Choices, hundredths: number): SaidCoefficient | null {
  if (choices['car.crm'] !== undefined) {
    const answerText = formatCoefficient(hundredths)
    const answerId = `car.crm.${answerText.replace(',', '_')}`
    return { questionId: 'car.crm', answerId, answerText }
  }
  const band = BANDS.find(({ from, to }) => from <= hundredths && hundredths <= to)
  if (choices['car.bonus'] === undefined || !band) return null
  return { questionId: 'car.bonus', answerId: band.id, answerText: band.text }
}

/**
 * Possible coefficients when the answers were given, with their possible pasts, the least favourable first: the past
 * was not asked for, but three years at 0,50 or a year without an accident matter later. For a range, every hundredth.
 */
export function possibleCoefficients(choices: Choices): Coefficient[] {
  const exact = declaredCoefficient(choices)
  if (exact !== null) return pastsOf(exact)
  const band = BANDS.find(({ id }) => id === choices['car.bonus'])
  if (!band) return []
  const hundredths = Array.from({ length: band.to - band.from + 1 }, (_, more) => band.from + more)
  return hundredths.flatMap(pastsOf)
}

function pastsOf(hundredths: number): Coefficient[] {
  const unknown = coefficientOf(hundredths)
  if (hundredths === FLOOR)
    return [0, 1, 2, 3].map((yearsAtFloor) => ({ ...unknown, yearsAtFloor }))
  return hundredths > START ? [unknown, { ...unknown, claimFree: 1 }] : [unknown]
}
