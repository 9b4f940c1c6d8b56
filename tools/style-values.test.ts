import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

const texts = globSync('apps/{web,server}/src/**/*.{css,ts,tsx}', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}))
/** Defined in a style sheet, or in a component's style. */
const defined = new Set(
  texts.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name)),
)

// browsers silently ignore a declaration whose variable is undefined
test('every style variable used without a fallback is defined', () => {
  const used = texts
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ file, name })),
    )
  expect(used.length).toBeGreaterThan(1000)
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
})
