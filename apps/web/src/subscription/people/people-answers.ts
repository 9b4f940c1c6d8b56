import type { Person } from '@sillage/domain/accounts/person.ts'
import { readFormatted } from '@sillage/domain/subscription/people/answer-formats.ts'
import { POLICYHOLDER } from '@sillage/domain/subscription/people/given-people.ts'
import {
  readTypedAddress,
  writeAddress,
} from '@sillage/domain/subscription/people/typed-address.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import type { ProfileBody } from '../../accounts/profile/use-profile.ts'
import type { Answers } from '../draft/draft.ts'

/** The country of most answers. */
const HOME = 'France'

/** Whether a question stands on a page of the questionnaire; the others are asked before the signature, in one card. */
export function isOnPages({ subject }: ConfigurationQuestion): boolean {
  return subject === undefined
}

/** The text given to a question, or nothing. */
export function textOf(answers: Answers, id: string): string {
  const given = answers[id]?.answer
  return typeof given === 'string' ? given : ''
}

/** The questions about people that a contract still needs. */
export function unansweredPeople(
  questions: readonly ConfigurationQuestion[],
  answers: Answers,
): readonly ConfigurationQuestion[] {
  return questions.filter(
    (question) =>
      !isOnPages(question) &&
      !question.optional &&
      textOf(answers, question.configuration_question_id) === '',
  )
}

/**
 * What the profile knows, for the questions that have no answer yet. The policyholder drives, travels and owns the car
 * until it is changed; what can't be read is left to be asked.
 */
export function fromProfile(
  questions: readonly ConfigurationQuestion[],
  { answers, profile, today }: { answers: Answers; profile: Profile; today: Temporal.PlainDate },
): Answers {
  const { person, address, firstName, lastName } = profile
  const name = textOf(answers, POLICYHOLDER.name) || `${firstName} ${lastName}`
  const birth = textOf(answers, POLICYHOLDER.birthDate) || (person?.birthDate ?? '')
  const known: Readonly<Partial<Record<NonNullable<ConfigurationQuestion['format']>, string>>> = {
    legal_name: name,
    name_on_papers: name,
    birth_date: birth,
    birth_place: person?.birthPlace ?? '',
    postal_address: address ? writeAddress(address) : '',
    phone: person?.phone ?? '',
    country: HOME,
    people: birth && `${name}, ${birth}`,
  }
  const filled = unansweredPeople(questions, answers).flatMap((question) => {
    const value = question.format && known[question.format]
    const read = value && question.format ? readFormatted(question.format, value, today) : null
    return read?.ok
      ? [[question.configuration_question_id, { answer: read.value, choosable_answer_id: null }]]
      : []
  })
  return Object.fromEntries(filled)
}

/** What the profile does not know yet of the policyholder, or knows otherwise; null when there is nothing to keep. */
export function toProfile(answers: Answers, profile: Profile): ProfileBody | null {
  const person: Person = {
    birthDate: textOf(answers, POLICYHOLDER.birthDate),
    birthPlace: textOf(answers, POLICYHOLDER.birthPlace),
    phone: textOf(answers, POLICYHOLDER.phone),
  }
  const isWhole = Object.values(person).every((part) => part !== '')
  const isNew = JSON.stringify(person) !== JSON.stringify(profile.person)
  const address = readTypedAddress(textOf(answers, POLICYHOLDER.address))
  const isMoved =
    address.ok &&
    (!profile.address || writeAddress(profile.address) !== writeAddress(address.value))
  if (!(isWhole && isNew) && !isMoved) return null
  return {
    ...(isWhole && isNew && { person }),
    ...(isMoved && { address: address.value }),
  }
}
