import { expect, test } from 'vitest'
import { buildInformation } from '../documents.factory.ts'
import { informationSheet } from './information-sheet.ts'

test('an option is not shown as covered, nor is an excluded place shown among the covered ones', () => {
  const sheet = informationSheet({ ...buildInformation('travel'), level: null })
  expect(sheet.options.map(({ levels }) => levels)).toEqual(['en option'])
  expect(sheet.covered.map(({ levels }) => levels)).not.toContain('en option')
  expect(sheet.outside).toEqual([expect.stringMatching(/^Jamais dans un pays/)])
  expect(sheet.where.join()).not.toContain('Jamais')
})
