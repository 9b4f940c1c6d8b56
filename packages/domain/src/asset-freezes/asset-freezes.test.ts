import { describe, expect, test } from 'vitest'
import { type FrozenEntry, readRegister } from './register.ts'
import { mayMatch, nameWords } from './screening.ts'

/** In the format of the Trésor; the people are fictional. */
const FILE = {
  Publications: {
    DatePublication: '2026-11-20T00:00:00',
    PublicationDetail: [
      {
        IdRegistre: 9001,
        Nature: 'Personne physique',
        Nom: 'TESTENOIRE',
        RegistreDetail: [
          { TypeChamp: 'PRENOM', Valeur: [{ Prenom: 'Hector Émile' }] },
          {
            TypeChamp: 'DATE_DE_NAISSANCE',
            Valeur: [{ Jour: '3', Mois: '02', Annee: '1961' }, { Annee: '1962' }],
          },
          { TypeChamp: 'ALIAS', Valeur: [{ Alias: 'Le Comte Fictif', Commentaire: '' }] },
          { TypeChamp: 'MOTIFS', Valeur: [{ Motifs: 'Exemple' }] },
        ],
      },
      { IdRegistre: 9002, Nature: 'Personne morale', Nom: 'Société Fictive', RegistreDetail: [] },
    ],
  },
}

test('the Trésor’s asset-freeze file is read with its names, aliases and dates of birth', () => {
  const read = readRegister(JSON.stringify(FILE))
  expect(read.ok && read.value).toEqual({
    publishedOn: '2026-11-20T00:00:00',
    entries: [
      {
        id: '9001',
        nature: 'person',
        name: 'Hector Émile TESTENOIRE',
        names: ['Hector Émile TESTENOIRE', 'Le Comte Fictif'],
        births: [
          { year: 1961, month: 2, day: 3 },
          { year: 1962, month: null, day: null },
        ],
      },
      {
        id: '9002',
        nature: 'other',
        name: 'Société Fictive',
        names: ['Société Fictive'],
        births: [],
      },
    ],
  })
})

test.each([
  ['text that is not JSON', '{'],
  ['another shape', '{"a":1}'],
  ['no entry', '{"Publications":{"PublicationDetail":[]}}'],
  ['an entry without a name', '{"Publications":{"PublicationDetail":[{"IdRegistre":1}]}}'],
])('a file with %s is refused as a register', (_, text) =>
  expect(readRegister(text).ok).toBe(false),
)

test.each([
  ['Élise d’Œuvre-Test', ['D', 'ELISE', 'OEUVRE', 'TEST']],
  ['  TEST   test ', ['TEST']],
])('« %s » is split into the words %o', (name, words) => expect(nameWords(name)).toEqual(words))

const entry: FrozenEntry = {
  id: '9001',
  nature: 'person',
  name: 'Hector Émile TESTENOIRE',
  names: ['Hector Émile TESTENOIRE', 'Le Comte Fictif'],
  births: [
    { year: 1961, month: 2, day: 3 },
    { year: 1965, month: null, day: null },
  ],
}
const born = (birth: string | null) => (birth === null ? null : Temporal.PlainDate.from(birth))

describe('matching against the asset-freeze register', () => {
  test.each([
    ['Hector Testenoire', '1961-02-03', true],
    ['testenoire emile hector', '1961-02-03', true],
    ['Hector Émile Marie Testenoire', '1965-12-31', true],
    ['Comte Fictif', '1961-02-03', true],
    ['Hector Testenoire', null, true],
    ['Hector Testenoire', '1961-02-04', false],
    ['Hector Testenoire', '1988-05-14', false],
    ['Testenoire', '1961-02-03', false],
    ['Hector Testeblanche', '1961-02-03', false],
    ['Hector Marie Testeblanche', null, false],
  ])('%s, born %s, may be someone in the register: %s', (name, birth, is) =>
    expect(mayMatch({ name, birth: born(birth) }, entry)).toBe(is),
  )

  test('an entry without a date of birth matches on the name alone', () =>
    expect(
      mayMatch({ name: 'Hector Testenoire', birth: born('1988-05-14') }, { ...entry, births: [] }),
    ).toBe(true))

  test('a legal entity matches on its whole name only', () => {
    const company: FrozenEntry = {
      ...entry,
      nature: 'other',
      names: ['Société Fictive du Nord'],
      births: [],
    }
    const named = (name: string) => mayMatch({ name, birth: null }, company)
    expect(named('SOCIETE FICTIVE DU NORD')).toBe(true)
    expect(named('Fictive du Nord')).toBe(false)
  })
})
