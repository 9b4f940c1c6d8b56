import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { ContractStatus } from '@sillage/domain/contracts/status.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Page } from '../../platform/database/page.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { listedContracts } from '../contracts.repository.ts'

/** The account whose contracts are asked for; undefined when it has none of these roles. */
export function findHolder(
  database: Database,
  { id, roles }: { id: string; roles: readonly Role[] },
): Promise<{ id: string; username: string } | undefined> {
  return database
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', '=', id)
    .where('role', 'in', [...roles])
    .executeTakeFirst()
}

export async function countContractsOf(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('contract')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface ContractFilter {
  readonly status?: ContractStatus | undefined
  readonly product?: ProductId | undefined
  readonly today: string
}

/** One page of all matching contracts, latest first, each with its holder. */
export function findContracts(database: Database, filter: ContractFilter, page: Page) {
  return listedContracts(database)
    .innerJoin('account', 'account.id', 'contract.account_id')
    .select(['account.id as holder_id', 'account.role as holder_role'])
    .select(['account.username', 'account.first_name', 'account.last_name'])
    .where(matching(filter))
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countContracts(database: Database, filter: ContractFilter): Promise<number> {
  const { count } = await database
    .selectFrom('contract')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A contract whose last day has passed counts as expired even before that is recorded. */
function matching({ status, product, today }: ContractFilter) {
  return (eb: ExpressionBuilder<Schema, 'contract'>) => {
    // literals: without the values the planner can't tell the rare statuses from the common ones
    const is = (one: ContractStatus) => eb('contract.status', '=', sql.lit(one))
    const ofProduct = product === undefined ? [] : [eb('contract.product', '=', sql.lit(product))]
    if (status === undefined) return eb.and(ofProduct)
    const isOver = eb('contract.end_date', '<', today)
    if (status === 'active') return eb.and([...ofProduct, is('active'), eb.not(isOver)])
    if (status !== 'expired') return eb.and([...ofProduct, is(status)])
    return eb.and([...ofProduct, eb.or([is('expired'), eb.and([is('active'), isOver])])])
  }
}
