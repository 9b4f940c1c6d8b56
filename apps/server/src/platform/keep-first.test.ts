import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepFirst } from './keep-first.ts'

const folder = mkdtempSync(join(tmpdir(), 'sillage-first-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the first secret is kept in a file for its owner only, and later calls read it', () => {
  const file = join(folder, 'inner', 'secret')
  expect(keepFirst(file, 'one')).toBe('one')
  expect(keepFirst(file, 'two')).toBe('one')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'inner'))).toEqual(['secret'])
})

test('a secret that can’t be written is an error, not an empty secret', () => {
  writeFileSync(join(folder, 'no-folder'), '')
  expect(() => keepFirst(join(folder, 'no-folder', 'secret'), 'one')).toThrow(/no-folder/)
})
