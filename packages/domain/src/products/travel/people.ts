import type { Contradiction } from '../../contracts/contradiction.ts'
import { choiceQuestions, chosenAnswer } from '../../subscription/choices.ts'
import { ageOn } from '../../subscription/people/birth.ts'
import {
  type Band,
  bandContradiction,
  type GivenPeople,
  remedyOf,
} from '../../subscription/people/given-people.ts'
import { PEOPLE_MESSAGES as SAY } from '../../subscription/people/people.messages.ts'
import { readPeople } from '../../subscription/people/travellers.ts'

const AGES: ReadonlyMap<string, Band> = new Map([
  ['travel.oldest.under_18', [0, 17]],
  ['travel.oldest.18_to_29', [18, 29]],
  ['travel.oldest.30_to_49', [30, 49]],
  ['travel.oldest.50_to_64', [50, 64]],
  ['travel.oldest.65_to_74', [65, 74]],
  ['travel.oldest.75_and_over', [75, null]],
])

/**
 * What the travellers named have against the answers: how many they are, and the age of the oldest on the day of the
 * departure. Refusals: `people.contradiction`, and that of the tariff when all are under age.
 */
export function travelPeople(given: GivenPeople): readonly Contradiction[] {
  const read = readPeople(given.answerTo('travel.people') ?? '', given.today)
  if (!read.ok) return []
  const ages = read.value.map(({ birth }) => ageOn(birth, given.start))
  const age = Math.max(...ages)
  return [
    ...countContradiction(given, read.value.length),
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

/** `travel.travellers.2` counts two, `travel.travellers.5_to_9` five to nine. */
function counts(answerId: string, count: number): boolean {
  const [, least = '', most = least] = /\.(\d)(?:_to_(\d))?$/.exec(answerId) ?? []
  return count >= Number(least) && count <= Number(most)
}
