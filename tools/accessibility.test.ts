import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { RGAA } from '../apps/web/src/landing/legal/accessibility.messages.ts'
import { TEXT_PAGES } from '../apps/web/src/landing/text-pages.messages.ts'
import { ROOT } from './gates.ts'

const DOCUMENT = 'docs/accessibility.md'

/** The number of criteria in each of the thirteen topics of the RGAA 4.1.2. https://accessibilite.numerique.gouv.fr */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const criteria = THEMES.flatMap((count, theme) =>
  Array.from({ length: count }, (_, at) => `${theme + 1}.${at + 1}`),
)

const document = readFileSync(join(ROOT, DOCUMENT), 'utf8')
const rows = document.split('\n').flatMap((line) => {
  const [, criterion = '', , result = '', proof = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+$/.test(criterion) ? [{ criterion, result, proof }] : []
})
const those = (result: string) => rows.filter((row) => row.result === result)

test('every criterion has one row, with a result and how it was checked', () => {
  expect(criteria).toHaveLength(106)
  expect(rows.map(({ criterion }) => criterion)).toEqual(criteria)
  expect(
    rows.filter(({ result, proof }) => !['C', 'NC', 'NA'].includes(result) || proof === ''),
  ).toEqual([])
})

test('the totals of the document and of the declaration match the rows', () => {
  const counted = { met: those('C').length, unmet: those('NC').length, without: those('NA').length }
  expect({ met: RGAA.met, unmet: RGAA.unmet, without: RGAA.without }).toEqual(counted)
  const told = /^\*\*(\d+) met, (\d+) not met, (\d+) without an object: ([\d.]+) %/m.exec(document)
  const rate = (100 * counted.met) / (counted.met + counted.unmet)
  expect(told?.slice(1).map(Number)).toEqual([...Object.values(counted), Number(rate.toFixed(1))])
})

test('the declaration lists the criteria not met, and its state follows from them', () => {
  expect(RGAA.faults.map(({ criterion }) => criterion)).toEqual(
    those('NC').map(({ criterion }) => criterion),
  )
  expect(those('C').length).toBeGreaterThan(those('NC').length)
  expect(TEXT_PAGES.accessibility.title).toContain('partiellement conforme')
})

test('every linked proof exists', () => {
  const links = [...document.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) =>
    to.startsWith('https:') ? [] : [to],
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((to) => !existsSync(join(ROOT, dirname(DOCUMENT), to)))).toEqual([])
})
