import { describe, expect, test } from 'vitest'
import { traitsOf } from '../../products/traits.ts'
import { tariffByVersion } from '../tariffs.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

/** The codes of the contradictions between answers about people. */
function against(
  product: 'car' | 'travel',
  answers: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, string>> = {},
): string[] {
  const tariff = tariffByVersion(product, `${product}-2027-1`)
  if (!tariff) throw new Error('no tariff')
  const found = traitsOf(product).people({
    tariff,
    choices,
    answerTo: (id) => answers[id] ?? null,
    start: day('2027-03-03'),
    today: day('2026-11-22'),
  })
  return found.map(({ code }) => code)
}

describe('a driver named twice or a licence number shared', () => {
  const INES = 'Inès Garnier, 02/03/1990, permis 13AA00002 du 12/06/2010, France'
  const TOM = 'Tom Garnier, 05/06/1991, permis 14AA00003 du 12/06/2010, France'
  const isInes = { 'car.driver': 'Inès Garnier', 'car.driver_birth_date': '02/03/1990' }
  const hasHers = { 'car.licence_number': '13AA00002' }

  test.each([
    [{}, `${INES} ; ${TOM}`, []],
    [{}, `${INES} ; GARNIER Ines, 02/03/1990, conduite accompagnée`, ['people.twice']],
    [isInes, INES, ['people.twice']],
    [hasHers, INES, ['licence.shared']],
    [hasHers, TOM, []],
    [{}, `${INES} ; ${TOM.replace('14AA00003', '13 AA 00002')}`, ['licence.shared']],
  ])('is detected with %o and « %s »', (main, drivers, expected) => {
    expect(against('car', { ...main, 'car.other_drivers': drivers })).toEqual(expected)
  })
})

const two = (people: string) =>
  against('travel', { 'travel.people': people }, { 'travel.travellers': 'travel.travellers.2' })

describe('travellers', () => {
  test.each([
    'Camille Roussel, 14/05/1988 ; Camille Roussel, 14/05/1988',
    'Camille Roussel, 14/05/1988 ; ROUSSEL Camille, 14/05/1988',
    'Zoé Roussel, 14/05/1988 ; Zoe Roussel, 14/05/1988',
  ])('may not be named twice: %s', (people) => {
    expect(two(people)).toEqual(['people.twice'])
  })

  test('with the same name count as two people when their dates of birth differ', () => {
    expect(two('Camille Roussel, 14/05/1988 ; Camille Roussel, 14/05/1960')).toEqual([])
  })

  test.each([
    ['France', []],
    ['La Réunion', []],
    ['Suisse', []],
    ['Norvège', []],
    ['Royaume-Uni', ['people.residence']],
    ['États-Unis', ['people.residence']],
  ])('living in %s are accepted or refused: %o', (country, expected) => {
    expect(against('travel', { 'travel.residence': country })).toEqual(expected)
  })
})
