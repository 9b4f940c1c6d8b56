import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { COPIED, type CopiedTable, type Level, NUMBERED, OWN } from './copied-tables.repository.ts'
import type { PopulationSize } from './population.repository.ts'

/** Somebody who is there once, written as every customer is, and one of the team. */
export interface Model {
  readonly accountId: string
  readonly advisorId: string
  readonly contracts: readonly {
    readonly id: string
    readonly claimId: string
    /** Its copies begin up to as many days earlier. */
    readonly spread: number
  }[]
}

/** Claims lie on contracts far from each other: a prime. */
const STEP = 7919
const CLAIMS_OF_AN_ADVISOR = 1000
/** Copies of a moment differ by seconds, within these hours. */
const SECONDS = 36_000

interface Copying {
  readonly database: Database
  /** How an id of the model, or the number of its entry in the ledger, reads in the copy. */
  readonly ids: Map<string, string>
  readonly own: Readonly<Record<string, string>>
}

interface Copies {
  readonly level: Level
  /** The model’s id at this level. */
  readonly id: string
  readonly count: number
  /** Rows `copy` of `account_no`, `contract_no` and `claim_no`, as far as the level has them, and of an `age` in days. */
  readonly from: RawBuilder<unknown>
}

/** Copies a model as often as asked, table by table: every row is one that the product has written, with other ids and days. */
export async function copyModel(
  database: Database,
  { model, size, names }: Parts,
): Promise<{ readonly rows: number }> {
  const { accounts, contracts, claims } = size
  // no more of them than there are names
  const team = Math.min(accounts, Math.max(1, Math.ceil(claims / CLAIMS_OF_AN_ADVISOR)))
  const wake = await restTriggers(database)
  const copying: Copying = {
    database,
    ids: new Map(),
    own: {
      ...OWN,
      'claim.assignee_id': `case when claim_no % 3 = 0 then ${copyOf(model.advisorId, `claim_no / 3 % ${team}`)} end`,
    },
  }
  let rows = 0
  const copy = async (copies: Copies) => {
    rows += await copyLevel(copying, copies)
  }
  await copy({
    level: 'account',
    id: model.advisorId,
    count: team,
    from: people(names.slice(0, team)),
  })
  await copy({ level: 'account', id: model.accountId, count: accounts, from: people(names) })
  for (const [rank, { id, claimId, spread }] of model.contracts.entries()) {
    const more = `contract_no % ${accounts} as account_no, (contract_no % ${spread})::int as age`
    const isShare = `(contract_no + contract_no / ${accounts}) % ${model.contracts.length} = ${rank}`
    await copy({
      level: 'contract',
      id,
      count: contracts,
      from: sql.raw(`(select contract_no, ${more} from generate_series(0::bigint, ${contracts - 1}) as contract_no
        where ${isShare}) as copy`),
    })
    await copy({
      level: 'claim',
      id: claimId,
      count: claims,
      from: sql.raw(`(select claim_no, contract_no, ${more} from generate_series(0::bigint, ${claims - 1}) as claim_no,
        lateral (select claim_no * ${STEP} % ${contracts} as contract_no) as insured where ${isShare}) as copy`),
    })
  }
  await wake()
  return { rows }
}

interface Parts {
  readonly model: Model
  readonly size: PopulationSize
  readonly names: readonly { readonly first: string; readonly last: string }[]
}

function people(names: Parts['names']) {
  const [first, last] = [names.map((name) => name.first), names.map((name) => name.last)]
  return sql`(select at - 1 as account_no, first, last, 0 as age
    from unnest(${first}::text[], ${last}::text[]) with ordinality as name (first, last, at)) as copy`
}

/**
 * Has the triggers of the ledger rest until the answer is called: what is copied balances, and to look at each line of
 * millions would take longer than all the rest. They wake as what they were.
 */
async function restTriggers(database: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    where tgrelid in ('ledger_entry'::regclass, 'ledger_line'::regclass) and not tgisinternal`.execute(
    database,
  )
  const tell = async (how: string) => {
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.id(name)}`.execute(
        database,
      )
  }
  await tell('disable')
  return () => tell('enable always')
}

async function copyLevel(copying: Copying, copies: Copies): Promise<number> {
  let copied = 0
  for (const table of COPIED[copies.level]) copied += await copyTable(copying, copies, table)
  return copied
}

interface ModelRow {
  readonly place: string
  /** As text. */
  readonly values: Readonly<Record<string, string | null>>
}

async function copyTable(
  copying: Copying,
  copies: Copies,
  { table, rows: which, mayLack }: CopiedTable,
) {
  const { database, ids } = copying
  const columns = await columnsOf(database, table)
  const { rows } = await sql<ModelRow>`
    select ctid::text as place,
      (select jsonb_object_agg(key, value) from jsonb_each_text(to_jsonb(model))) as values from ${sql.table(table)} as model
    where ${which(copies.id)}`.execute(database)
  if (rows.length === 0 && mayLack) return 0
  if (rows.length === 0) throw new Error(`The model has nothing in ${table}`)
  for (const { values } of rows)
    for (const { name, type } of columns) {
      const value = values[name]
      if (type === 'uuid' && value && !ids.has(value))
        ids.set(value, copyOf(value, `${copies.level}_no`))
    }
  if (table in NUMBERED) await numberCopies(copying, copies, rows)
  let copied = 0
  for (const { place, values } of rows) {
    const written = columns.map((column) =>
      expressionOf(copying, { table, column, values, copies }),
    )
    const done = await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.id(name)))})
      overriding system value
      select ${sql.raw(written.join(', '))} from ${sql.table(table)} as model, ${copies.from}
      where model.ctid = ${place}::tid`.execute(database)
    copied += Number(done.numAffectedRows ?? 0)
  }
  return copied
}

interface Column {
  readonly name: string
  readonly type: string
}

/** The columns that are written: what the database calculates or counts itself is left to it, unless others refer to it. */
async function columnsOf(database: Database, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and data_type <> 'xid8' and (is_identity = 'NO' or ${table in NUMBERED})
    order by ordinal_position`.execute(database)
  return rows
}

/** Takes numbers for the copies of such rows, and leaves the next one to whoever comes after. */
async function numberCopies(
  { database, ids }: Copying,
  { level, count }: Copies,
  rows: readonly ModelRow[],
) {
  const { rows: found } = await sql<{ last: string }>`
    select setval(pg_get_serial_sequence('ledger_entry', 'id'),
      coalesce((select max(id) from ledger_entry), 0) + ${count * rows.length + 1}::bigint) as last`.execute(
    database,
  )
  const first = Number(found[0]?.last) - count * rows.length
  for (const [rank, { values }] of rows.entries())
    ids.set(`entry ${values['id'] ?? ''}`, `${first + rank} + ${level}_no * ${rows.length}`)
}

interface Written {
  readonly table: string
  readonly column: Column
  readonly values: ModelRow['values']
  readonly copies: Copies
}

/** What a column of the copy holds, in SQL. */
function expressionOf({ ids, own }: Copying, { table, column, values, copies }: Written): string {
  const { name, type } = column
  const value = values[name]
  const same = `model.${name}`
  const expression = own[`${table}.${name}`]
  if (expression !== undefined) return expression
  if (value === null || value === undefined) return same
  if (table in NUMBERED ? name === 'id' : name === 'entry_id')
    return ids.get(`entry ${value}`) ?? same
  if (type === 'uuid') return ids.get(value) ?? same
  if (type === 'date') return `${same} - age`
  if (type.startsWith('timestamp'))
    return `${same} - age * interval '1 day' - (${copies.level}_no % ${SECONDS}) * interval '1 second'`
  if (type !== 'text') return same
  return [...ids].reduce(
    (so, [id, copied]) => (value.includes(id) ? `replace(${so}, '${id}', (${copied})::text)` : so),
    same,
  )
}

/** An id that follows from the model’s and a number, and reads as one that was drawn (version 4). */
function copyOf(id: string, number: string): string {
  return `overlay(overlay(md5('${id}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
}
