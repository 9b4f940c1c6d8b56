import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

const ROOMS =
  'accounts,administration,audit,claims,complaints,contracts,conversations,customers,notifications,personal-data,subscription'

/** Begins like a sentence, or has a letter that only French has. */
const SENTENCE = /(['`])\p{Lu}[\p{Ll}’]+ [^'`]*\1|(['`])[^'`]*[àâçéèêëîïôùûœ’][^'`]*\2/u
/** A fault of ours, the name of a count, of a header or of a browser; what a search folds; the hour of a day. */
const UNSAID =
  /new (?:Range)?Error\(|NoConnection\(|`Bearer |[kK]ey\b.*`|'Samsung Internet'|'ÀÂ|} à \$\{time\.hour/
/** The summary of a route is documentation; a comment is not said. */
const UNREAD = /summary:\s*(?:'[^']*'|`[^`]*`)|\/\*[^]*?\*\/|(?<=\s)\/\/.*/g

test('every sentence of the wire and of these rooms of the server stands among messages', () => {
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
