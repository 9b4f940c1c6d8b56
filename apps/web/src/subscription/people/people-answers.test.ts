import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { expect, test } from 'vitest'
import { sampleProfile } from '../../accounts/profile/sample-profile.ts'
import type { Answers } from '../draft/draft.ts'
import { fromProfile, toProfile, withPolicyholder } from './people-answers.ts'

const today = Temporal.PlainDate.from('2027-03-01')
const profile = sampleProfile({ username: 'walka', firstName: 'Walka', lastName: '' })
const asked = (id: string, format: ConfigurationQuestion['format']): ConfigurationQuestion => ({
  configuration_question_id: id,
  question: id,
  subject: 'vehicle',
  format,
  choosableAnswers: [],
})
const questions = [
  asked('policyholder.name', 'legal_name'),
  asked('car.holder', 'name_on_papers'),
  asked('car.driver', 'legal_name'),
]
const given = (texts: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(
    Object.entries(texts).map(([id, answer]) => [id, { answer, choosable_answer_id: null }]),
  )
const follow = (before: Answers, name: string) =>
  withPolicyholder(questions, {
    before,
    answers: { ...before, ...given({ 'policyholder.name': name }) },
    profile,
    today,
  })

test('a first name alone, guessed from the user name, answers nothing', () => {
  expect(fromProfile(questions, { answers: {}, profile, today })).toEqual({})
})

test('the keeper and the driver are by default the policyholder just named', () => {
  expect(follow({}, 'Jeanne Testard')).toEqual(
    given({
      'policyholder.name': 'Jeanne Testard',
      'car.holder': 'Jeanne Testard',
      'car.driver': 'Jeanne Testard',
    }),
  )
})

test('a name longer than an answer may be is not proposed', () => {
  const company = sampleProfile({ accountKind: 'professionnel', companyName: 'N'.repeat(101) })
  const holder = { ...asked('car.holder', 'name_on_papers'), max_length: 100 }
  expect(fromProfile([holder], { answers: {}, profile: company, today })).toEqual({})
})

test('the car of a company is by default registered in its name', () => {
  const company = sampleProfile({
    firstName: 'Jeanne',
    lastName: 'Testard',
    accountKind: 'professionnel',
    companyName: 'Testard Pêche SARL',
  })
  expect(fromProfile(questions, { answers: {}, profile: company, today })).toEqual(
    given({
      'policyholder.name': 'Jeanne Testard',
      'car.holder': 'Testard Pêche SARL',
      'car.driver': 'Jeanne Testard',
    }),
  )
})

test('they follow a corrected name, unless they name somebody else', () => {
  const before = given({
    'policyholder.name': 'Jeane Testard',
    'car.holder': 'Jeane Testard',
    'car.driver': 'Paul Testard',
  })
  expect(follow(before, 'Jeanne Testard')).toEqual(
    given({
      'policyholder.name': 'Jeanne Testard',
      'car.holder': 'Jeanne Testard',
      'car.driver': 'Paul Testard',
    }),
  )
})

test('the name of the policyholder is kept in a profile that nobody has named', () => {
  const answers = given({ 'policyholder.name': 'Jeanne Le Bihan' })
  const names = { firstName: 'Jeanne', lastName: 'Le Bihan' }
  expect(toProfile(answers, profile)).toEqual(names)
  expect(toProfile(answers, { ...profile, ...names })).toBeNull()
  expect(toProfile(answers, { ...profile, firstName: 'Paul', lastName: 'Testard' })).toBeNull()
  const guessed = { username: 'lou.perrin', firstName: 'Lou', lastName: 'Perrin' }
  expect(toProfile(answers, { ...profile, ...guessed })).toEqual(names)
})
