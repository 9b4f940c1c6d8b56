import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT } from '../apps/web/src/administration/audit/audit.messages.ts'
import { ROOT } from './gates.ts'

/** A call that records an audit entry; its subject, and the keys of its detail where they are listed. */
const LINE = /record(?:Audit|Listing)\([^]*?\n\s*\}\)/g
const SUBJECT = /subjectKind: '(\w+)'/g
const DETAIL = /\bdetail: \{([^{}]*)\}/g
/** Matches `role` and `role: row.role`; spread members are found where they are declared. */
const KEY = /(?:^|,)\s*(\w+)(?=\s*[:,]|\s*$)/g
/** Shown by their own sentences. */
const BOUNDS = ['from', 'to']

test('every subject and every detail key of the audit log has French words', () => {
  const lines = globSync('apps/server/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !/\.(?:test|factory)\.ts$/.test(file))
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(LINE) ?? [])
  expect(lines.length).toBeGreaterThan(80)
  const all = lines.join('\n')
  const subjects = new Set([...all.matchAll(SUBJECT)].map(([, subject = '']) => subject))
  expect(subjects.size).toBeGreaterThan(15)
  expect([...subjects].filter((subject) => !(subject in AUDIT.subjects))).toEqual([])
  const keys = new Set(
    [...all.matchAll(DETAIL)].flatMap(([, detail = '']) =>
      [...detail.matchAll(KEY)].map(([, key = '']) => key),
    ),
  )
  expect(keys.size).toBeGreaterThan(25)
  expect([...keys].filter((key) => !(key in AUDIT.details) && !BOUNDS.includes(key))).toEqual([])
})
