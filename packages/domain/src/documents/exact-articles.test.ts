import { expect, test } from 'vitest'
import { car } from '../products/car/car.ts'
import { travel } from '../products/travel/travel.ts'
import { termsOf } from './terms.ts'

const said = (product: typeof car, version?: string) =>
  JSON.stringify(termsOf(product, version).conditions)

test.each([
  ['car', car, '2027-03'],
  ['travel', travel, '2027-02'],
] as const)(
  'the latest terms of a %s let the policyholder end the contract every year',
  (_, product, before) => {
    expect(said(product)).toContain('au moins 2\u00a0mois avant (article L113-12)')
    expect(said(product, before)).not.toContain('L113-12)')
  },
)

test('the latest terms spare from recourse all the relatives of article L121-12', () => {
  expect(said(car)).toContain('enfants et autres descendants, ascendants')
  expect(said(car, '2027-03')).toContain('vos enfants, ascendants, alliés')
})

test('each sentence on liability names the article it is based on', () => {
  const now = said(car)
  expect(now).toContain('protection juridique, que le contrat ne comprend pas (article L127-6)')
  expect(now).toContain('a été prise contre le gré du propriétaire')
  expect(now).toContain('(articles R211-10 et R211-11)')
  expect(now).toContain('par lettre recommandée')
  expect(said(car, '2027-03')).toContain('Dans ce dernier cas')
})

test('the latest terms of a car give the rates of the coefficient for rounds', () => {
  const rounds = 'pour une voiture déclarée en tournées régulières, par 0,93, 1,20 et 1,10'
  expect(said(car)).toContain(rounds)
  expect(said(car, '2027-04')).not.toContain(rounds)
})

test.each([
  ['car', car, '2027-05'],
  ['travel', travel, '2027-03'],
] as const)(
  'the latest terms of a %s tell both ways out of an aggravation (L113-4), and those before stay as they were signed',
  (_, product, before) => {
    expect(said(product)).toContain(
      'vous n’y donnez pas suite ou la refusez, nous pouvons résilier',
    )
    expect(said(product)).toContain('notamment en recevant une prime')
    expect(said(product, before)).not.toContain('n’y donnez pas suite')
    expect(said(product, before)).toContain('pour accepter, ou résilier avec un préavis')
  },
)

test('the latest terms of a car say what becomes of it when its policyholder dies', () => {
  expect(said(car)).toContain('vous décédez\u00a0: le contrat continue pour vos héritiers')
  expect(said(car)).toContain('votre décès (article L121-10) ou une omission')
  expect(said(car, '2027-05')).not.toContain('L121-10')
})

const information = (version?: string) => JSON.stringify(termsOf(car, version).information)

test('the information document of a car asks for a complaint only where its conditions do', () => {
  expect(information()).not.toContain('vandalisme')
  expect(information()).toContain('plainte déposée')
  expect(information('2027-05')).toContain('Porter plainte après un acte de vandalisme.')
})
