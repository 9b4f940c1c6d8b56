import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

/** Delays are defined in one file of the domain, with their kind; signed texts never change. */
const ASIDE = /\/law\/delays\.ts$|\/terms-2026-01\/|\.(?:test|factory)\.tsx?$/
const COUNT = '(?:\\d+|deux|trois|cinq|dix|quinze|vingt|trente)[\\s\u00a0\u202f]+'

test('no number of « jours ouvrés » or « jours ouvrables » is typed in a text', () => {
  const typed = new RegExp(`${COUNT}jours?[\\s\u00a0]+ouvr`, 'i')
  expect(
    linesOf('{packages,apps}/*/src/**/*.{ts,tsx,typ}').filter(({ line }) => typed.test(line)),
  ).toEqual([])
})

test('no document template types a delay: it prints those of the domain', () => {
  const typed = new RegExp(`${COUNT}(?:jours?|mois|ans?|heures?)\\b`, 'i')
  expect(linesOf('apps/server/src/**/*.typ').filter(({ line }) => typed.test(line))).toEqual([])
})

function linesOf(pattern: string) {
  const files = globSync(pattern, { cwd: ROOT }).filter((file) => !ASIDE.test(file))
  expect(files.length).toBeGreaterThan(10)
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      .map((line) => ({ file, line: line.trim() })),
  )
}
