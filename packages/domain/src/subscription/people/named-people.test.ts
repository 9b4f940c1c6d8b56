import { expect, test } from 'vitest'
import { tariffByVersion } from '../tariffs.ts'
import { namedPeople } from './named-people.ts'

const today = Temporal.PlainDate.from('2026-11-22')

test.each([
  [
    'car',
    {
      'policyholder.name': 'Camille Roussel',
      'policyholder.birth_date': '14/05/1988',
      'car.driver': 'Inès Garnier',
      'car.driver_birth_date': '02/03/1990',
      'car.holder': 'Paul Roussel',
      'car.other_drivers': 'Zoé Roussel, 01/01/1999',
      'car.make': 'Renault',
    },
    [
      'Paul Roussel',
      'Inès Garnier 1990-03-02',
      'Zoé Roussel 1999-01-01',
      'Camille Roussel 1988-05-14',
    ],
  ],
  [
    'travel',
    { 'travel.people': 'Camille Roussel, 14/05/1988 ; Inès Garnier, 02/03/1990' },
    ['Camille Roussel 1988-05-14', 'Inès Garnier 1990-03-02'],
  ],
] as const)('every person named in a %s contract is found', (product, given, expected) => {
  const tariff = tariffByVersion(product, `${product}-2027-1`)
  if (!tariff) throw new Error('no tariff')
  const answers = Object.entries(given).map(([questionId, answerText]) => ({
    questionId,
    questionText: '',
    answerText,
    answerId: null,
  }))
  const named = namedPeople(tariff, answers, today)
  expect(
    new Set(named.map(({ name, birth }) => (birth ? `${name} ${birth.toString()}` : name))),
  ).toEqual(new Set(expected))
})

test('other drivers are found whether or not the tariff asks for their licence', () => {
  const answers = [
    {
      questionId: 'car.other_drivers',
      questionText: '',
      answerText:
        'Inès Garnier, 02/03/1990, permis 13AA00002 du 12/06/2010, France ; Zoé Roussel, 03/03/2010, conduite accompagnée',
      answerId: null,
    },
  ]
  const tariff = tariffByVersion('car', 'car-2027-2')
  if (!tariff) throw new Error('no tariff')
  expect(
    namedPeople(tariff, answers, today).map(({ name, birth }) => `${name} ${birth?.toString()}`),
  ).toEqual(['Inès Garnier 1990-03-02', 'Zoé Roussel 2010-03-03'])
})
