import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT } from '../apps/web/src/administration/audit/audit.messages.ts'
import {
  FILTER_NUMBERS,
  FILTER_VALUES,
} from '../apps/web/src/administration/audit/audit-filters.messages.ts'
import { assetFreezes } from '../packages/wire/src/administration/asset-freezes.ts'
import { audit } from '../packages/wire/src/administration/audit.ts'
import { claimDesk } from '../packages/wire/src/claims/claim-desk.ts'
import { contractDesk } from '../packages/wire/src/contracts/contract-desk.ts'
import { contributionDesk } from '../packages/wire/src/contracts/contribution-desk.ts'
import { insuredVehicles } from '../packages/wire/src/contracts/insured-vehicles.ts'
import { dueList } from '../packages/wire/src/payments/due-list.ts'
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

/** The lists whose filters the log keeps. */
const LISTS = {
  sinistres: claimDesk.csv,
  journal: audit.csv,
  contrats: contractDesk.list,
  échéances: dueList.list,
  contributions: contributionDesk.list,
  véhicules: insuredVehicles.list,
  gels: assetFreezes.list,
} as const
/** The keys that the log keeps under another name; undefined for those that it doesn't keep. */
const LOGGED: Readonly<Record<string, string | undefined>> = {
  'véhicules.state': 'status',
  text: 'search',
  from: 'since',
  to: 'until',
  sort: undefined,
  page: undefined,
  limit: undefined,
}

/** The part of a zod schema that the test reads. */
interface Schema {
  readonly def: {
    readonly innerType?: Schema
    readonly options?: readonly Schema[]
    readonly entries?: Readonly<Record<string, string>>
  }
}

/** The values of a choice, within what may be left out or be another thing. */
const valuesOf = ({
  def: { innerType, options = [], entries = {} },
}: Schema): readonly string[] => [
  ...Object.values(entries),
  ...(innerType ? valuesOf(innerType) : []),
  ...options.flatMap(valuesOf),
]

test.each(Object.entries(LISTS))(
  'every filter of the list « %s » has French words in the log, and so has each of its values',
  (name, { query }) => {
    const shape = query.shape as Readonly<Record<string, Schema>>
    const filters = Object.entries(shape).flatMap(([key, schema]) => {
      const own = `${name}.${key}`
      const logged = own in LOGGED ? LOGGED[own] : key in LOGGED ? LOGGED[key] : key
      return logged === undefined ? [] : [{ key: logged, schema }]
    })
    expect(filters.length).toBeGreaterThan(0)
    expect(filters.filter(({ key }) => !(key in AUDIT.details)).map(({ key }) => key)).toEqual([])
    const untold = filters.flatMap(({ key, schema }) =>
      valuesOf(schema)
        .filter((value) => !(value in (FILTER_VALUES[key] ?? {}) || value in AUDIT.values))
        .map((value) => `${key} ${value}`),
    )
    expect(filters.flatMap(({ schema }) => valuesOf(schema)).length).toBeGreaterThan(1)
    expect(untold).toEqual([])
    if (name === 'sinistres')
      expect(Object.keys(FILTER_NUMBERS).filter((key) => !(key in shape))).toEqual([])
  },
)
