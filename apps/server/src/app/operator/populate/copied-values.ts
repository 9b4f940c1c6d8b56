import { dayInParis } from '@sillage/domain/values/day.ts'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type Level, NUMBERED } from './copied-tables.repository.ts'

/** The times of copies are spread over this many seconds. */
const SECONDS = 36_000

export interface Copying {
  readonly database: Database
  /** The SQL of each copied id or ledger entry number, by the model's. */
  readonly ids: Map<string, string>
  readonly own: Readonly<Record<string, string>>
}

export interface Copies {
  readonly level: Level
  /** The model’s id at this level. */
  readonly id: string
  readonly count: number
  /**
   * SQL that yields rows `copy` with `account_no`, `contract_no`, `claim_no` (as far as the level has them), and an
   * `age` in days.
   */
  readonly from: RawBuilder<unknown>
  /** After this moment, the model's history is replayed for each copy at its own `pace`. */
  readonly since?: Temporal.Instant
}

export interface ModelRow {
  readonly place: string
  /** Column values as text. */
  readonly values: Readonly<Record<string, string | null>>
}

export interface Column {
  readonly name: string
  readonly type: string
}

interface Written {
  readonly table: string
  readonly column: Column
  readonly values: ModelRow['values']
  readonly copies: Copies
}

/** The SQL expression of a column in the copies. */
export function expressionOf(
  { ids, own }: Copying,
  { table, column, values, copies }: Written,
): string {
  const { name, type } = column
  const value = values[name]
  const same = `model.${name}`
  const expression = own[`${table}.${name}`]
  if (expression !== undefined) return expression
  if (value === null || value === undefined) return same
  if (table in NUMBERED ? name === 'id' : name === 'entry_id')
    return ids.get(`entry ${value}`) ?? same
  if (type === 'uuid') return ids.get(value) ?? same
  if (type === 'date') return `${atPace(same, { value, type, copies })} - age`
  if (type.startsWith('timestamp'))
    return `${atPace(same, { value, type, copies })} - age * interval '1 day' - (${copies.level}_no % ${SECONDS}) * interval '1 second'`
  if (type !== 'text') return same
  return [...ids].reduce(
    (so, [id, copied]) => (value.includes(id) ? `replace(${so}, '${id}', (${copied})::text)` : so),
    same,
  )
}

interface Moment {
  readonly value: string
  readonly type: string
  readonly copies: Copies
}

/** Scales the time elapsed since the model began by the copy's pace; a future day keeps its distance. */
function atPace(same: string, { value, type, copies: { since } }: Moment): string {
  if (since === undefined) return same
  if (type !== 'date') {
    const begun = `timestamptz '${since.toString()}'`
    return Date.parse(value) <= since.epochMilliseconds
      ? same
      : `(${begun} + (${same} - ${begun}) * pace)`
  }
  const day = dayInParis(since).toString()
  const today = dayInParis(Temporal.Now.instant()).toString()
  if (value <= day || value > today) return same
  return `(date '${day}' + floor((${same} - date '${day}') * pace)::int)`
}

/** An id derived from the model’s and a number, in the format of a random one (version 4). */
export function copyOf(id: string, number: string): string {
  return `overlay(overlay(md5('${id}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
}
