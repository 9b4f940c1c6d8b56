import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@sillage/wire/addresses.ts'
import { expect, test } from 'vitest'
import { ROOT } from './gates.ts'

const written = Object.values(paths).flatMap((path) =>
  typeof path === 'string' && path !== paths.home ? [path] : [],
)

test('no screen, e-mail or notification spells out the address of a page', () => {
  const files = globSync('apps/{web,server}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|factory)\.tsx?$|every-route|testing\/|test-\w+\.ts/.test(file),
  )
  expect(files.length).toBeGreaterThan(800)
  expect(written.length).toBeGreaterThan(30)
  const spelled = new RegExp(`['"\`}](${written.join('|')})(?:[?#][^'"\`]*)?['"\`]`)
  expect(
    files.flatMap((file) => {
      const found = spelled.exec(readFileSync(join(ROOT, file), 'utf8'))
      return found ? [`${file}: ${found[0]}`] : []
    }),
  ).toEqual([])
})
