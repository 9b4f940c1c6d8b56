import { expect, test } from 'vitest'
import { tariffInForce } from '../subscription/tariffs.ts'
import { absentSentences, coveredSentences, levelsOf, optionSentences } from './cover-sentences.ts'

const on = Temporal.PlainDate.from('2026-11-21')
const car = tariffInForce('car', on)
const travel = tariffInForce('travel', on)

test('the levels stand in the order of the tariff', () => {
  expect(levelsOf(car).map(({ text }) => text)).toEqual([
    'Au tiers',
    'Intermédiaire',
    'Tous risques',
  ])
})

test('a promise of every level is said once, without naming them', () => {
  const [liability] = coveredSentences(car)
  expect(liability?.text).toContain('Responsabilité civile')
  expect(liability?.levels).toEqual([])
})

test('a promise of some levels names them', () => {
  const glass = coveredSentences(car).find(({ text }) => text.startsWith('Bris de glace'))
  expect(glass?.levels).toEqual(['Intermédiaire', 'Tous risques'])
})

test('what a level leaves out names it', () => {
  expect(absentSentences(travel)).toContainEqual({
    text: 'Responsabilité civile à l’étranger',
    levels: ['Essentiel', 'Confort'],
  })
})

test('an answer that adds a cover is an option', () => {
  expect(optionSentences(travel)).toMatchObject([{ levels: ['en option'], isOption: true }])
})
