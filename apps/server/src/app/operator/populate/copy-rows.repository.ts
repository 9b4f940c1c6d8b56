import { dayInParis } from '@sillage/domain/values/day.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { COPIED, type CopiedTable, NUMBERED, OWN } from './copied-tables.repository.ts'
import {
  type Column,
  type Copies,
  type Copying,
  copyOf,
  expressionOf,
  type ModelRow,
} from './copied-values.ts'
import { type ModelClaim, ROUND } from './model-claims.ts'
import type { PopulationSize } from './population.repository.ts'
import { restTriggers } from './rest-triggers.repository.ts'

/** A model customer, created like any other, and a member of staff. */
export interface Model {
  readonly accountId: string
  readonly advisorId: string
  readonly contracts: readonly {
    readonly id: string
    readonly claims: readonly ModelClaim[]
    /** Its copies start up to this many days earlier. */
    readonly spread: number
  }[]
}

/** A prime, so that claims fall on contracts far from each other. */
const STEP = 7919
const CLAIMS_OF_AN_ADVISOR = 1000
/**
 * SQL: what takes the model's claim one day takes its copies five hours to twenty days, limited to the time elapsed.
 */
const PACE = 'least(0.2 + claim_no * 37 % 100 * 0.2, (age + model_age) / 2)'

/**
 * Copies a model the given number of times, table by table: every row is one that the product wrote, with other ids and
 * dates.
 */
export async function copyModel(
  database: Database,
  { model, size, names }: Parts,
): Promise<{ readonly rows: number }> {
  const { accounts, contracts, claims } = size
  // at most as many as there are names
  const team = Math.min(accounts, Math.max(1, Math.ceil(claims / CLAIMS_OF_AN_ADVISOR)))
  const handler = copyOf(model.advisorId, `claim_no / ${3 * ROUND} % ${team}`)
  const wake = await restTriggers(database)
  const copying: Copying = {
    database,
    ids: new Map(),
    own: {
      ...OWN,
      'claim.assignee_id': `case when claim_no / ${ROUND} % 3 = 0 then ${handler} end`,
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
  // the advisor who answered and decided, for the levels below
  copying.ids.set(model.advisorId, handler)
  for (const [rank, { id, claims: ofContract, spread }] of model.contracts.entries()) {
    const more = `contract_no % ${accounts} as account_no, (contract_no % ${spread})::int as age`
    const isShare = `(contract_no + contract_no / ${accounts}) % ${model.contracts.length} = ${rank}`
    await copy({
      level: 'contract',
      id,
      count: contracts,
      from: sql.raw(`(select contract_no, ${more} from generate_series(0::bigint, ${contracts - 1}) as contract_no
        where ${isShare}) as copy`),
    })
    for (const { id: claimId, declaredAt, rests } of ofContract) {
      const insured = `claim_no * ${STEP} % ${contracts} as contract_no`
      await copy({
        level: 'claim',
        id: claimId,
        count: claims,
        since: declaredAt,
        from: sql.raw(`(select claim_no, contract_no, account_no, age, ${PACE} as pace from (
          select claim_no, contract_no, ${more}, ${daysSince(declaredAt)} as model_age
          from generate_series(0::bigint, ${claims - 1}, ${ROUND}) as round, unnest(array[${rests.join()}]) as rest,
          lateral (select round + rest as claim_no) as numbered, lateral (select ${insured}) as insured
          where claim_no < ${claims} and ${isShare}) as model) as copy`),
      })
    }
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

const daysSince = (moment: Temporal.Instant) =>
  dayInParis(moment).until(dayInParis(Temporal.Now.instant())).days

async function copyLevel(copying: Copying, copies: Copies): Promise<number> {
  let copied = 0
  for (const table of COPIED[copies.level]) copied += await copyTable(copying, copies, table)
  return copied
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
    where ${which(copies.id)} order by ctid`.execute(database)
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

/**
 * The columns to write. Those computed or numbered by the database are left to it, unless other tables reference them.
 */
async function columnsOf(database: Database, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and data_type <> 'xid8' and (is_identity = 'NO' or ${table in NUMBERED})
    order by ordinal_position`.execute(database)
  return rows
}

/** Reserves numbers for the copies of such rows, and advances the sequence past them. */
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
