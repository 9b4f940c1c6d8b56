import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

const DOCUMENT = 'docs/security/asvs.md'

/**
 * The requirements of OWASP ASVS 5.0.0 at levels 1 and 2: for each section, their last parts. The gaps are level 3.
 * https://github.com/OWASP/ASVS, CC BY-SA 4.0
 */
const LEVELS_1_AND_2: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
}

/** Expands `1-3 5` to 1, 2, 3, 5. */
const numbers = Object.entries(LEVELS_1_AND_2).flatMap(([section, parts]) =>
  parts.split(' ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`)
  }),
)

const document = readFileSync(join(ROOT, DOCUMENT), 'utf8')
const rows = document.split('\n').flatMap((line) => {
  const [, number = '', , , state = '', proof = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, proof }] : []
})

test('every requirement of levels 1 and 2 has one row', () => {
  expect(numbers).toHaveLength(253)
  expect(rows.map(({ number }) => number)).toEqual(numbers)
})

test('every row has one of the five states, and a proof or a reason', () => {
  const states = ['met', 'partly', 'deviation', 'operator', 'not applicable']
  expect(rows.filter(({ state, proof }) => !states.includes(state) || proof === '')).toEqual([])
})

test('the summary matches the rows', () => {
  const sums = /^\| \*\*all, 253\*\* \|(?<sums>.*)\|$/m.exec(document)?.groups?.['sums'] ?? ''
  const counted = ['met', 'partly', 'deviation', 'operator', 'not applicable'].map(
    (state) => rows.filter((row) => row.state === state).length,
  )
  expect([...sums.matchAll(/\d+/g)].map(Number)).toEqual(counted)
})

const fileOf = (to: string) => join(ROOT, dirname(DOCUMENT), to)

test('every linked proof exists', () => {
  const links = [...document.matchAll(/\]\((?<to>[^)#\s]+)(?:#(?<place>[^)]*))?\)/g)]
    .map(({ groups: { to = '', place = '' } = {} }) => ({ to, place }))
    .filter(({ to }) => !to.startsWith('https:'))
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(({ to }) => !existsSync(fileOf(to)))).toEqual([])
  const headless = links.filter(({ to, place }) => {
    if (place === '') return false
    const headings = readFileSync(fileOf(to), 'utf8').match(/^#+ .+$/gm) ?? []
    return !headings.some((heading) => heading.replace(/^#+ /, '').toLowerCase() === place)
  })
  expect(headless).toEqual([])
})
