import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

/** A file of prose is named as such: its sentences are interleaved with links (decision 093). */
const PLACES = /\.(?:messages\.ts|prose\.tsx)$/
const ASIDE = /\.(?:test|factory)\.tsx?$|\/dev\//

/** Characters that only French uses here, or two words of which the first is capitalised and has several letters. */
const FRENCH =
  /\p{L}*[àâçèéêëîïôùûüÀÇÈÉÊ]\p{L}+|\p{L}+[àâçèéêëîïôùûü]|[«»’]\s?\p{L}|\p{L}’|^(?!The )\p{Lu}\p{Ll}+ \p{Ll}+/u

/** Attributes whose text is read or heard. */
const READ_ALOUD = /^(?:aria-label|label|title|legend|heading|lead|hint|alt|placeholder)$/
/** The product's name, units and formats. */
const SAME_IN_EVERY_TONGUE = /^\s*(?:Sillage|CO2e|&nbsp;km|\u00a0km|PDF)\s*$/

/** A plain space before or after a mark, where French needs a no-break space so that no line begins with the mark. */
const PARTED = /« | »|[\p{L}\d»)] [:;?](?=[\s*\])}]|$)/u

test('no document template lets a line begin with a punctuation mark', () => {
  const files = globSync('apps/server/src/documents/templates/*.typ', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(20)
  const lines = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('//') && PARTED.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})

test('the space before « ? », « ; » and « ! » is the thin one everywhere', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx,typ}', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(1000)
  const wide = files.filter((file) =>
    /(?:\\u00a0|\u00a0)[?;!]/u.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(wide).toEqual([])
})

test('every sentence of the web app is in a messages file or a prose page', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !PLACES.test(file) && !ASIDE.test(file))
    .toSorted()
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(sentencesIn)).toEqual([])
})

function sentencesIn(file: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  const see = (text: string, isFrench = FRENCH.test(text)) => {
    if (isFrench) found.push(`${file}: ${text.trim()}`)
  }
  new Visitor({
    JSXText: ({ value }) =>
      see(value, /\p{L}{2}/u.test(value) && !SAME_IN_EVERY_TONGUE.test(value)),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !READ_ALOUD.test(name.name)) return
      if (value?.type === 'Literal' && typeof value.value === 'string')
        see(value.value, value.value !== '')
    },
    Literal: ({ value }) => typeof value === 'string' && see(value),
    TemplateElement: ({ value }) => see(value.raw),
  }).visit(program)
  return found
}
