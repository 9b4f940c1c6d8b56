import { expect, test } from 'vitest'
import { Field } from './json-field.ts'

const file = new Field(
  { name: 'car', rate: 1.05, from: '2026-11-22', list: [1, 2], map: { a: 1, b: 2 } },
  'tariff',
)

test('a field is read in its own type', () => {
  expect(file.at('name').text()).toBe('car')
  expect(file.at('rate').number()).toBe(1.05)
  expect(file.at('from').day().toString()).toBe('2026-11-22')
  expect(file.at('list').list((one) => one.number())).toEqual([1, 2])
  expect(file.at('map').map((one) => one.number())).toEqual({ a: 1, b: 2 })
  expect(file.at('absent').optional((one) => one.text())).toBeUndefined()
  expect(file.at('name').optional((one) => one.text())).toBe('car')
})

test.each([
  ['a number as text', () => file.at('rate').text(), 'tariff.rate should be a text'],
  ['an empty text', () => new Field('', 'name').text(), 'name should be a text'],
  ['a text as number', () => file.at('name').number(), 'tariff.name should be a number'],
  ['an endless number', () => new Field(1 / 0, 'rate').number(), 'rate should be a number'],
  ['a text as day', () => file.at('name').day(), 'tariff.name should be a day'],
  ['an object as list', () => file.list((one) => one), 'tariff should be a list'],
  [
    'an item of a list',
    () => file.at('list').list((one) => one.text()),
    'tariff.list[0] should be a text',
  ],
  ['a member of a text', () => file.at('name').at('0'), 'tariff.name should be an object'],
  ['a member of nothing', () => new Field(null, 'tariff').at('a'), 'tariff should be an object'],
  ['a text as map', () => file.at('name').map((one) => one), 'tariff.name should be an object'],
  ['nothing as map', () => new Field(null, 'map').map((one) => one), 'map should be an object'],
])('%s is refused, with its place in the file', (_, read, message) => {
  expect(read).toThrow(new TypeError(message))
})
