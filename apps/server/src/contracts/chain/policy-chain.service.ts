import {
  chainOf,
  isAnotherActive,
  type LinkedContract,
} from '@sillage/domain/contracts/policy-chain.ts'
import { type ContractAction, contractCan } from '@sillage/domain/contracts/status.ts'
import type { Refusal } from '@sillage/domain/values/result.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import { expireContracts } from '../contracts.repository.ts'
import { findOwnChain, lockOwnChain, ownsContract, type Wanted } from './policy-chain.repository.ts'

export interface ChainContract extends LinkedContract {
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

/** A contract with its whole chain, itself included. */
export interface OwnChain {
  readonly contract: ChainContract
  readonly chain: readonly ChainContract[]
}

/**
 * A contract of the account with its chain; throws the same 404 for another account's contract as for an unknown one.
 */
export async function ownChain(database: Database, wanted: Wanted): Promise<OwnChain> {
  const rows = isUuid(wanted.id) ? await findOwnChain(database, wanted) : []
  const all = rows.map((row) => linkedOf(row))
  const contract = all.find(({ id }) => id === wanted.id.toLowerCase())
  if (!contract) throw notFound()
  return { contract, chain: chainOf(contract.id, all) }
}

/** The same, to change it: locks the chain and first records contracts that have expired. */
export async function lockedChain(
  transaction: Database,
  wanted: Wanted,
  today: Temporal.PlainDate,
): Promise<OwnChain> {
  await lockOwnChain(transaction, wanted)
  await expireContracts(transaction, today, { chainOf: wanted.id })
  return ownChain(transaction, wanted)
}

/** Throws 404 unless the account owns the contract that a path names. */
export async function refuseStrangers(database: Database, wanted: Wanted) {
  if (!isUuid(wanted.id) || !(await ownsContract(database, wanted))) throw notFound()
}

/** Why the state of a contract does not allow something, by the domain's table; null when it does. */
export function stateRefusal(
  action: ContractAction,
  { contract, chain }: OwnChain,
  today: Temporal.PlainDate,
): Refusal | null {
  const state = {
    ...contract,
    isAnotherActive: isAnotherActive(contract.id, chain, today),
    isLeaving: contract.row.leaving_on !== null,
  }
  const allowed = contractCan(action, state, today)
  return allowed.ok ? null : allowed.error
}

/** Refuses (409) what the state of a contract does not allow. */
export function refuseUnless(action: ContractAction, own: OwnChain, today: Temporal.PlainDate) {
  const refusal = stateRefusal(action, own, today)
  if (refusal) throw refuse(refusal, 409)
}

/** A row in the form that the domain's rules take. */
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
