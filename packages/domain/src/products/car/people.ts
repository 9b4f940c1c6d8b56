import type { Contradiction } from '../../contracts/contradiction.ts'
import { choiceQuestions, chosenAnswer } from '../../subscription/choices.ts'
import { ageOn, readTypedDay } from '../../subscription/people/birth.ts'
import { countryNamed } from '../../subscription/people/country.ts'
import { readDrivers } from '../../subscription/people/drivers.ts'
import {
  type Band,
  bandContradiction,
  type GivenPeople,
  remedyOf,
} from '../../subscription/people/given-people.ts'
import { checkLicenceAge, readLicenceNumber } from '../../subscription/people/licence.ts'
import { namedTwice } from '../../subscription/people/named-twice.ts'
import { PEOPLE_MESSAGES as SAY } from '../../subscription/people/people.messages.ts'
import { readPeople } from '../../subscription/people/travellers.ts'

const AGES: ReadonlyMap<string, Band> = new Map([
  ['car.driver_age.under_18', [0, 17]],
  ['car.driver_age.18_to_20', [18, 20]],
  ['car.driver_age.21_to_24', [21, 24]],
  ['car.driver_age.25_to_29', [25, 29]],
  ['car.driver_age.30_to_64', [30, 64]],
  ['car.driver_age.65_to_79', [65, 79]],
  ['car.driver_age.80_and_over', [80, null]],
])

const LICENCES: ReadonlyMap<string, Band> = new Map([
  ['car.licence.under_2', [0, 1]],
  ['car.licence.2_to_3', [2, 3]],
  ['car.licence.4_to_9', [4, 9]],
  ['car.licence.10_and_over', [10, null]],
])

/**
 * The smallest possible coefficient by number of years without an accident, in hundredths (code des assurances, annex
 * to A121-1).
 */
const SMALLEST = [100, 95, 90, 85, 80, 76, 72, 68, 64, 60, 57, 54, 51, 50]

/**
 * Where the driver's dates contradict the ranges chosen, on the first day covered: age, years of licence, and the
 * smallest coefficient that these years allow. Refusals: `people.contradiction`, `people.twice`, those of a licence,
 * and those of the tariff for a range in which nobody may subscribe.
 */
export function carPeople(given: GivenPeople): readonly Contradiction[] {
  const { answerTo, start } = given
  const birth = readTypedDay(answerTo('car.driver_birth_date') ?? '')
  const obtained = readTypedDay(answerTo('car.licence_date') ?? '')
  const country = countryNamed(answerTo('car.licence_country') ?? '')?.code ?? null
  const age = birth && ageOn(birth, start)
  const years = obtained && Math.max(0, ageOn(obtained, start))
  const found: Contradiction[] = []
  if (age !== null)
    found.push(
      ...bandContradiction({
        given,
        questionId: 'car.driver_age',
        bands: AGES,
        years: age,
        path: 'car.driver_birth_date',
        message: (chosen) => SAY.driverAge({ age, chosen }),
      }),
    )
  found.push(...youngestDrivers(given), ...driverTwice(given))
  const number = answerTo('car.licence_number')
  const read = number === null ? null : readLicenceNumber(number, country)
  if (read && !read.ok) found.push({ ...read.error, path: 'car.licence_number', remedy: null })
  if (years === null) return found
  if (birth && obtained) {
    const allowed = checkLicenceAge({ birth, obtained }, country)
    if (!allowed.ok) return [...found, { ...allowed.error, path: 'car.licence_date', remedy: null }]
  }
  return [
    ...found,
    ...bandContradiction({
      given,
      questionId: 'car.licence',
      bands: LICENCES,
      years,
      path: 'car.licence_date',
      message: (chosen) => SAY.licenceYears({ years, chosen }),
    }),
    ...coefficientContradiction(given, years),
  ]
}

/** Minimum age of a learner driving with an adult (code de la route, R211-5). */
const YOUNGEST_LEARNER = 15

/** Other drivers must be old enough to drive. Refusal: `people.too_young_to_drive`. */
function youngestDrivers({ answerTo, start }: GivenPeople): Contradiction[] {
  const answer = answerTo('car.other_drivers') ?? ''
  const drivers = readDrivers(answer, start)
  // drivers named before their licence was asked for
  const others = drivers.ok ? drivers : readPeople(answer, start)
  if (!others.ok) return []
  return others.value
    .map(({ name, birth }) => ({ name, age: ageOn(birth, start) }))
    .filter(({ age }) => age < YOUNGEST_LEARNER)
    .map(({ name, age }) => ({
      code: 'people.too_young_to_drive',
      path: 'car.other_drivers',
      message: SAY.tooYoungToDrive({ name, age, least: YOUNGEST_LEARNER }),
      remedy: null,
    }))
}

/** Each driver is named once, and each licence belongs to one driver. Refusals: `people.twice`, `licence.shared`. */
function driverTwice({ answerTo, start }: GivenPeople): Contradiction[] {
  const others = readDrivers(answerTo('car.other_drivers') ?? '', start)
  if (!others.ok) return []
  const path = 'car.other_drivers'
  const name = answerTo('car.driver')
  const birth = readTypedDay(answerTo('car.driver_birth_date') ?? '')
  const main = name !== null && birth ? [{ name, birth }] : []
  const twice = namedTwice([...main, ...others.value])
  if (twice)
    return [{ code: 'people.twice', path, message: SAY.driverTwice(twice.name), remedy: null }]
  const numbers = others.value.flatMap(({ licence }) => licence?.number ?? [])
  const own = answerTo('car.licence_number')
  const isShared = new Set(numbers).size < numbers.length || (own && numbers.includes(own))
  return isShared
    ? [{ code: 'licence.shared', path, message: SAY.licenceShared, remedy: null }]
    : []
}

/** One more year than the whole ones counts, since the first reference period may last only nine months. */
function coefficientContradiction(given: GivenPeople, years: number): Contradiction[] {
  const question = choiceQuestions(given.tariff).find(({ id }) => id === 'car.crm')
  const chosen = question && chosenAnswer(question, given.choices)
  // drivers on rounds have another series of coefficients
  if (!question || !chosen || given.choices['car.usage'] === 'car.usage.rounds') return []
  const least = SMALLEST[Math.min(years + 1, SMALLEST.length - 1)] ?? 50
  if (hundredthsOf(chosen.id) >= least) return []
  const right = question.answers.find(({ id }) => hundredthsOf(id) === least)
  return [
    {
      code: 'people.contradiction',
      path: 'car.licence_date',
      message: SAY.coefficientYears({ years, least: right?.text ?? '', chosen: chosen.text }),
      remedy: right ? remedyOf(question.id, right) : null,
    },
  ]
}

/** `car.crm.0_76` is 76. */
function hundredthsOf(answerId: string): number {
  const [, whole = '', part = ''] = /(\d)_(\d\d)$/.exec(answerId) ?? []
  return Number(whole) * 100 + Number(part)
}
