import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

const ROOMS =
  'accounts,administration,audit,claims,complaints,contracts,conversations,customers,notifications,personal-data,subscription'

/** Starts like a sentence, or contains a letter that only French has. */
const SENTENCE = /(['`])\p{Lu}[\p{Ll}’]+ [^'`]*\1|(['`])[^'`]*[àâçéèêëîïôùûœ’][^'`]*\2/u
/** Not shown to users: internal errors, names of keys, headers and browsers, folded search text, times of day. */
const UNSAID =
  /new (?:Range)?Error\(|NoConnection\(|`Bearer |[kK]ey\b.*`|'Samsung Internet'|'ÀÂ|} à \$\{time\.hour/
/** Route summaries are documentation, and comments are not shown. */
const UNREAD = /summary:\s*(?:'[^']*'|`[^`]*`)|\/\*[^]*?\*\/|(?<=\s)\/\/.*/g

test('every sentence of the wire and of these server rooms is in a messages file', () => {
  const patterns = ['packages/wire/src/**/*.ts', `apps/server/src/{${ROOMS}}/**/*.ts`]
  const spoken = globSync(patterns, { cwd: ROOT }).filter(
    (file) => !/\.(?:messages|test|factory)\.ts$/.test(file),
  )
  expect(spoken.length).toBeGreaterThan(150)
  const said = spoken.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .replaceAll(UNREAD, '')
      .split('\n')
      .filter((line) => SENTENCE.test(line) && !UNSAID.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(said).toEqual([])
})
