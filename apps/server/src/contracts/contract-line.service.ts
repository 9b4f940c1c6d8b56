import { isAnotherActive, type LinkedContract, lineOf } from '@sillage/domain/contracts/line.ts'
import { type ContractAction, contractCan } from '@sillage/domain/contracts/status.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { Database } from '../platform/database/database.ts'
import type { ContractRow } from '../platform/database/schema.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import { findOwnLine, lockOwnLine, ownsContract, type Wanted } from './contract-line.repository.ts'
import { expireContracts } from './contracts.repository.ts'

export interface LineContract extends LinkedContract {
  readonly row: ContractRow
}

type LinkedRow = Pick<
  ContractRow,
  | 'id'
  | 'start_date'
  | 'end_date'
  | 'status'
  | 'origin'
  | 'parent_contract_id'
  | 'origin_contract_id'
  | 'renewal_contract_id'
>

/** A contract with its whole line, itself included. */
export interface OwnLine {
  readonly contract: LineContract
  readonly line: readonly LineContract[]
}

/** A contract of the account with its line; another's is as absent as an unknown one. */
export async function ownLine(database: Database, wanted: Wanted): Promise<OwnLine> {
  const rows = isUuid(wanted.id) ? await findOwnLine(database, wanted) : []
  const all = rows.map((row) => linkedOf(row))
  const contract = all.find(({ id }) => id === wanted.id.toLowerCase())
  if (!contract) throw notFound()
  return { contract, line: lineOf(contract.id, all) }
}

/** The same, for whoever is about to change it: others wait, and what is over by its date is recorded first. */
export async function lockedLine(
  transaction: Database,
  wanted: Wanted,
  today: Temporal.PlainDate,
): Promise<OwnLine> {
  await lockOwnLine(transaction, wanted)
  await expireContracts(transaction, today, { lineOf: wanted.id })
  return ownLine(transaction, wanted)
}

/** Refuses (404) whoever does not own the contract that a path names. */
export async function refuseStrangers(database: Database, wanted: Wanted) {
  if (!isUuid(wanted.id) || !(await ownsContract(database, wanted))) throw notFound()
}

/** Why the state of a contract does not allow something, by the domain's table; null when it does. */
export function stateRefusal(
  action: ContractAction,
  { contract, line }: OwnLine,
  today: Temporal.PlainDate,
): Refusal | null {
  const state = { ...contract, isAnotherActive: isAnotherActive(contract.id, line, today) }
  const allowed = contractCan(action, state, today)
  return allowed.ok ? null : allowed.error
}

/** Refuses (409) what the state of a contract does not allow. */
export function refuseUnless(action: ContractAction, own: OwnLine, today: Temporal.PlainDate) {
  const refusal = stateRefusal(action, own, today)
  if (refusal) throw refuse(refusal, 409)
}

/** A row as the rules of the domain see it. */
export function linkedOf<Row extends LinkedRow>(row: Row): LinkedContract & { readonly row: Row } {
  return {
    id: row.id,
    start: Temporal.PlainDate.from(row.start_date),
    end: Temporal.PlainDate.from(row.end_date),
    status: row.status,
    origin: row.origin,
    parentId: row.parent_contract_id,
    originId: row.origin_contract_id,
    renewalId: row.renewal_contract_id,
    row,
  }
}
