import type { Contradiction } from '../../contracts/contradiction.ts'
import { choiceQuestions, chosenAnswer } from '../../subscription/choices.ts'
import { ageOn } from '../../subscription/people/birth.ts'
import { countryNamed } from '../../subscription/people/country.ts'
import {
  type Band,
  bandContradiction,
  type GivenPeople,
  remedyOf,
} from '../../subscription/people/given-people.ts'
import { namedTwice } from '../../subscription/people/named-twice.ts'
import { PEOPLE_MESSAGES as SAY } from '../../subscription/people/people.messages.ts'
import { type NamedPerson, readPeople } from '../../subscription/people/travellers.ts'
import { FRANCE } from './zones.ts'

const AGES: ReadonlyMap<string, Band> = new Map([
  ['travel.oldest.under_18', [0, 17]],
  ['travel.oldest.18_to_29', [18, 29]],
  ['travel.oldest.30_to_49', [30, 49]],
  ['travel.oldest.50_to_64', [50, 64]],
  ['travel.oldest.65_to_74', [65, 74]],
  ['travel.oldest.75_and_over', [75, null]],
])

/** France, the other countries of the European Economic Area and Switzerland. */
const RESIDENCES = new Set(
  `${FRANCE} AT BE BG HR CY CZ DK EE FI AX DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH`.split(
    ' ',
  ),
)

/**
 * Where the travellers named contradict the answers: their country of residence, their number, anyone named twice, and
 * the age of the oldest on the day of departure. Refusals: `people.contradiction`, `people.residence`, `people.twice`,
 * and that of the tariff when all are minors.
 */
export function travelPeople(given: GivenPeople): readonly Contradiction[] {
  const elsewhere = residenceContradiction(given)
  const read = readPeople(given.answerTo('travel.people') ?? '', given.today)
  if (!read.ok) return elsewhere
  const ages = read.value.map(({ birth }) => ageOn(birth, given.start))
  const age = Math.max(...ages)
  return [
    ...elsewhere,
    ...countContradiction(given, read.value.length),
    ...travellerTwice(read.value),
    ...bandContradiction({
      given,
      questionId: 'travel.oldest',
      bands: AGES,
      years: age,
      path: 'travel.people',
      message: (chosen) => SAY.oldestAge({ age, chosen }),
    }),
  ]
}

/** Each traveller is named once: a name given twice insures only one person for the price of two. */
function travellerTwice(people: readonly NamedPerson[]): Contradiction[] {
  const twice = namedTwice(people)
  if (!twice) return []
  const message = SAY.travellerTwice(twice.name)
  return [{ code: 'people.twice', path: 'travel.people', message, remedy: null }]
}

/** The price assumes residence in these countries: care continues there, and repatriation leads there. */
function residenceContradiction({ answerTo }: GivenPeople): Contradiction[] {
  const country = countryNamed(answerTo('travel.residence') ?? '')
  if (!country || RESIDENCES.has(country.code)) return []
  const message = SAY.residenceElsewhere
  return [{ code: 'people.residence', path: 'travel.residence', message, remedy: null }]
}

function countContradiction(given: GivenPeople, count: number): Contradiction[] {
  const question = choiceQuestions(given.tariff).find(({ id }) => id === 'travel.travellers')
  const chosen = question && chosenAnswer(question, given.choices)
  if (!question || !chosen || counts(chosen.id, count)) return []
  const right = question.answers.find(({ id }) => counts(id, count))
  return [
    {
      code: 'people.contradiction',
      path: 'travel.people',
      message: SAY.travellersCount({ count, chosen: chosen.text }),
      remedy: right ? remedyOf(question.id, right) : null,
    },
  ]
}

/** Whether a count fits an answer: `travel.travellers.2` means two, `travel.travellers.5_to_9` five to nine. */
function counts(answerId: string, count: number): boolean {
  const [, least = '', most = least] = /\.(\d)(?:_to_(\d))?$/.exec(answerId) ?? []
  return count >= Number(least) && count <= Number(most)
}
