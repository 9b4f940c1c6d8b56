import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'
import { QUOTED } from './quoted-sentences.ts'

/** Any other name of an e-mail than « e-mail »; not the part of an address, a path or a file name. */
const OTHER_NAME = /(?<![\w.@/{-])(?:mails?|courriels?|emails?|méls?)(?![\w/}-]|\.\w)/iu
const ALLOWED = new Set(Object.values(QUOTED).flat())

/** A sentence has words on both sides of a space; a lone word names a kind or a column. */
const isOther = (text: string) =>
  /\S\s|\s\S/.test(text) && OTHER_NAME.test(text) && !ALLOWED.has(text)

test('an e-mail has one name, outside the quoted sentences', () => {
  const patterns = [
    '{apps,packages}/**/src/**/*.messages.ts',
    'packages/wire/src/**/*.ts',
    'apps/web/src/**/*.prose.tsx',
  ]
  const files = globSync(patterns, { cwd: ROOT }).toSorted()
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(otherNames)).toEqual([])
})

test('an e-mail has one name in printed documents and static pages', () => {
  const patterns = ['apps/server/src/documents/templates/*.typ', 'apps/web/{*.html,public/*.html}']
  const lines = globSync(patterns, { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter(
        (line) => !line.trimStart().startsWith('//') && isOther(line.replace(/<[^>]*>/g, ' ')),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})

function otherNames(file: string): string[] {
  const found: string[] = []
  const see = (text: string) => {
    if (isOther(text)) found.push(`${file}: ${text.trim()}`)
  }
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  new Visitor({
    JSXText: ({ value }) => see(value),
    Literal: ({ value }) => typeof value === 'string' && see(value),
    TemplateElement: ({ value }) => see(value.raw),
  }).visit(program)
  return found
}
