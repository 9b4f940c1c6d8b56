import { areNamesGuessed, type Names, type Person } from '@sillage/domain/accounts/person.ts'
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

/** Default country. */
const HOME = 'France'

/** Whether a question is on a page of the questionnaire; the others are asked in one card before the signature. */
export function isOnPages({ subject }: ConfigurationQuestion): boolean {
  return subject === undefined
}

/** The text of an answer; empty when there is none. */
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

interface Known {
  readonly answers: Answers
  readonly profile: Profile
  readonly today: Temporal.PlainDate
}

/**
 * Answers from the profile, for questions that have none yet. The policyholder is by default driver, traveller and
 * owner of the car, which is a company's when it subscribes. Left out: what can't be read as that answer or is too long
 * for it, and a first name alone, which only the user name suggests.
 */
export function fromProfile(
  questions: readonly ConfigurationQuestion[],
  { answers, profile, today }: Known,
): Answers {
  const { person, address, firstName, lastName } = profile
  const name =
    textOf(answers, POLICYHOLDER.name) || (lastName === '' ? '' : `${firstName} ${lastName}`)
  const birth = textOf(answers, POLICYHOLDER.birthDate) || (person?.birthDate ?? '')
  const known: Readonly<Partial<Record<NonNullable<ConfigurationQuestion['format']>, string>>> = {
    legal_name: name,
    name_on_papers: companyOf(profile) ?? name,
    birth_date: birth,
    birth_place: person?.birthPlace ?? '',
    postal_address: address ? writeAddress(address) : '',
    phone: person?.phone ?? '',
    country: HOME,
    people: name && birth && `${name}, ${birth}`,
  }
  const filled = unansweredPeople(questions, answers).flatMap((question) => {
    const value = question.format && known[question.format]
    const read = value && question.format ? readFormatted(question.format, value, today) : null
    return read?.ok && read.value.length <= (question.max_length ?? Infinity)
      ? [[question.configuration_question_id, { answer: read.value, choosable_answer_id: null }]]
      : []
  })
  return Object.fromEntries(filled)
}

function companyOf({ accountKind, companyName }: Profile): string | null {
  return accountKind === 'professionnel' ? companyName || null : null
}

/**
 * The answers once one was given: with the name or the birth date of the policyholder change the answers that repeat
 * them by default; what names somebody else stays.
 */
export function withPolicyholder(
  questions: readonly ConfigurationQuestion[],
  { before, answers, profile, today }: Known & { readonly before: Answers },
): Answers {
  if (FOLLOWED.every((id) => textOf(before, id) === textOf(answers, id))) return answers
  const repeated = fromProfile(questions, { answers: ofPolicyholder(before), profile, today })
  const kept = Object.entries(answers).filter(
    ([id, { answer }]) => isOfPolicyholder(id) || answer !== repeated[id]?.answer,
  )
  const others = Object.fromEntries(kept)
  return { ...others, ...fromProfile(questions, { answers: others, profile, today }) }
}

const FOLLOWED = [POLICYHOLDER.name, POLICYHOLDER.birthDate] as const

const isOfPolicyholder = (id: string) => Object.values<string>(POLICYHOLDER).includes(id)

function ofPolicyholder(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => isOfPolicyholder(id)))
}

/**
 * What the answers about the policyholder change in the profile; null when there is nothing to save. The name is saved
 * only if the profile has none yet.
 */
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
  const names = newNames(textOf(answers, POLICYHOLDER.name), profile)
  if (!(isWhole && isNew) && !isMoved && !names) return null
  return {
    ...names,
    ...(isWhole && isNew && { person }),
    ...(isMoved && { address: address.value }),
  }
}

function newNames(typed: string, profile: Profile): Names | null {
  const [firstName = '', ...rest] = typed.split(' ')
  const lastName = rest.join(' ')
  const isNew = firstName !== profile.firstName || lastName !== profile.lastName
  return lastName !== '' && isNew && areNamesGuessed(profile) ? { firstName, lastName } : null
}
