import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ASSERTED_EVENTS } from './asserted-events.ts'
import { ROOT } from './gates.ts'

const DONE =
  'pay|vers|envoy|transmis|lu|enregistr|rembours|reçu|remis|prélev|encaiss|livr|délivr|publi|sign|déclar|confirm|notifi|accept'
/** An auxiliary verb and a past participle. */
const ASSERTS = new RegExp(
  `(?<!\\p{L})(?:a|ont|avons|avez|ai|est|sont|été)\\s(?:(?:bien|déjà|été)\\s)*(?:${DONE})(?:é?e?s?)(?!\\p{L})`,
  'iu',
)
/** Words that no document or page may contain: nobody can know what was read, and only a receipt states payments. */
const NEVER = /J’ai lu|Total payé|Total remboursé|leur a été versée/

/** Signed texts never change; fictional files contain letters by other people. */
const ASIDE = /\.(?:test|factory)\.tsx?$|\/dev\/|\/terms-2026-01\/|\/demo\//

const lines = globSync('{packages/domain,apps/server,apps/web}/src/**/*.{ts,tsx,typ}', {
  cwd: ROOT,
})
  .filter((file) => !ASIDE.test(file))
  .flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
      .map((line) => ({ file, line: line.trim().replaceAll(/[\u00a0\u202f]/g, ' ') })),
  )
const asserted = lines.filter(({ line }) => ASSERTS.test(line))

test('every sentence that says something happened is linked to the event that shows it', () => {
  expect(lines.length).toBeGreaterThan(10_000)
  const unshown = asserted.filter(
    ({ line }) => !ASSERTED_EVENTS.some(([words]) => line.includes(words)),
  )
  expect(unshown).toEqual([])
})

test('no event is listed for a sentence that no longer exists', () => {
  const idle = ASSERTED_EVENTS.filter(
    ([words]) => !asserted.some(({ line }) => line.includes(words)),
  )
  expect(idle).toEqual([])
})

test('forbidden assertions appear nowhere', () => {
  expect(lines.filter(({ line }) => NEVER.test(line))).toEqual([])
})

test.each([
  'Le prix a été payé.',
  'Vos papiers sont envoyés',
  'Nous avons transmis',
  'Le sinistre est déclaré',
  'Elle a été notifiée',
])('the check would catch « %s »', (sentence) => {
  expect(sentence).toMatch(ASSERTS)
})
