import { expect, test } from 'vitest'
import { readTypedTariff, withoutSaved } from './use-typed-tariff.ts'

test('what was kept in the tab is read again, and what can’t be read counts as nothing', () => {
  const typed = { version: 'car-2028-1', numbers: { 'fee/cents': '12,00' } }
  expect(readTypedTariff(JSON.stringify(typed))).toEqual(typed)
  for (const text of ['', '{', '{"numbers":[1]}', 'null'])
    expect(readTypedTariff(text)).toEqual({ numbers: {} })
})

test('saving leaves what was typed meanwhile', () => {
  const saved = { version: 'car-2028-1', startsOn: '2028-01-01', numbers: { a: '1', b: '2' } }
  expect(withoutSaved(saved, saved)).toEqual({ numbers: {} })
  expect(
    withoutSaved({ ...saved, startsOn: '2028-02-01', numbers: { a: '1', b: '3', c: '4' } }, saved),
  ).toEqual({ startsOn: '2028-02-01', numbers: { b: '3', c: '4' } })
})
