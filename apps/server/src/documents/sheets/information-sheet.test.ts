import { expect, test } from 'vitest'
import { buildInformation } from '../documents.factory.ts'
import { informationSheet } from './information-sheet.ts'

test('an option bears no tick, nor does a place where nothing is covered', () => {
  const sheet = informationSheet({ ...buildInformation('travel'), level: null })
  expect(sheet.options.map(({ levels }) => levels)).toEqual(['en option'])
  expect(sheet.covered.map(({ levels }) => levels)).not.toContain('en option')
  expect(sheet.outside).toEqual([expect.stringMatching(/^Jamais dans un pays/)])
  expect(sheet.where.join()).not.toContain('Jamais')
})
