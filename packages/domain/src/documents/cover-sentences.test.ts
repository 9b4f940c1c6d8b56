import { expect, test } from 'vitest'
import { tariffInForce } from '../subscription/tariffs.ts'
import { absentSentences, coveredSentences, levelsOf, optionSentences } from './cover-sentences.ts'

const on = Temporal.PlainDate.from('2026-11-21')
const car = tariffInForce('car', on)
const travel = tariffInForce('travel', on)

test('the levels of cover are listed in the order of the tariff', () => {
  expect(levelsOf(car).map(({ text }) => text)).toEqual([
    'Au tiers',
    'Intermédiaire',
    'Tous risques',
  ])
})

test('a cover of every level is stated once, without naming the levels', () => {
  const [liability] = coveredSentences(car)
  expect(liability?.text).toContain('Responsabilité civile')
  expect(liability?.levels).toEqual([])
})

test('a cover of some levels names them', () => {
  const glass = coveredSentences(car).find(({ text }) => text.startsWith('Bris de glace'))
  expect(glass?.levels).toEqual(['Intermédiaire', 'Tous risques'])
})

test('a cover left out of some levels names them', () => {
  expect(absentSentences(travel)).toContainEqual({
    text: 'Responsabilité civile à l’étranger',
    levels: ['Essentiel', 'Confort'],
  })
})

test('a cover added by an answer is shown as an option', () => {
  expect(optionSentences(travel)).toMatchObject([{ levels: ['en option'], isOption: true }])
})
