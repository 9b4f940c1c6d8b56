import { expect, test } from 'vitest'
import { levelsOf } from '../documents/cover-sentences.ts'
import { coverLists } from './covers.ts'
import { guaranteesOf } from './guarantees.ts'
import { TARIFFS } from './tariffs.ts'

test.each(TARIFFS)('$version has three levels, each listing every cover', (tariff) => {
  const levels = levelsOf(tariff)
  expect(levels).toHaveLength(3)
  for (const { id } of levels)
    expect(guaranteesOf(tariff, id).map(({ code }) => code)).toEqual(
      tariff.covers.map(({ code }) => code),
    )
})

test.each(TARIFFS)(
  '$version: the covers of each level match its lists of what is covered and what is not',
  (tariff) => {
    for (const { id } of levelsOf(tariff)) {
      const lists = coverLists(tariff, { [tariff.levelQuestion]: id })
      for (const { isCovered, text } of guaranteesOf(tariff, id))
        expect(isCovered ? lists.covered : lists.notCovered).toContain(text)
    }
  },
)

test('the lowest car level leaves out glass, theft and damage, and says so', () => {
  const car = TARIFFS.find(({ product }) => product === 'car')
  if (!car) throw new Error('no car tariff')
  expect(
    guaranteesOf(car, 'car.level.third_party')
      .filter(({ isCovered }) => !isCovered)
      .map(({ label }) => label),
  ).toEqual(['Bris de glace', 'Vol et incendie', 'Dommages tous accidents'])
})
