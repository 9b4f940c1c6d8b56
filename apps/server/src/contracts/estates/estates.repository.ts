import { HOLDER_DIED } from '@sillage/domain/products/ending-grounds.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

export interface EstateContractRow {
  readonly id: string
  readonly product: ProductId
  readonly last_day: string
  readonly is_asked: boolean
  readonly is_over: boolean
  readonly may_be_ended: boolean
}

/** The contracts of an account that ran on the day of a death or began later, the last to end first. */
export async function findEstateContracts(
  database: Database,
  { accountId, diedOn, today }: { accountId: string; diedOn: string; today: Temporal.PlainDate },
): Promise<EstateContractRow[]> {
  const { rows } = await sql<EstateContractRow>`
    select contract.id, contract.product,
      contract.status = 'cancelled' or contract.end_date < ${today.toString()}::date as is_over,
      contract.status = 'active' and (contract.leaving_on is null
          or contract.leaving_by_choice and contract.leaving_on > ${diedOn}::date)
        and contract.end_date >= ${today.toString()}::date as may_be_ended,
      coalesce(ending.effect_date, contract.leaving_on, contract.end_date)::text as last_day,
      ending.ground is not distinct from ${HOLDER_DIED.id} or exists (select from ending_notice notice
        where notice.ground = ${HOLDER_DIED.id} and notice.recorded_by is not null
          and notice.contract_id = contract.id) as is_asked
    from contract left join contract_ending ending
      on ending.contract_id = contract.id
    where contract.account_id = ${accountId} and (
      (contract.status in ('active', 'expired') and contract.end_date >= ${diedOn}::date)
      or (ending.asked_contract_id = contract.id and ending.effect_date >= ${diedOn}::date))
    order by contract.end_date desc, contract.id`.execute(database)
  return rows
}

/** Whose a contract is. */
export async function findHolderOf(database: Database, contractId: string) {
  const row = await database
    .selectFrom('contract')
    .innerJoin('account', 'account.id', 'contract.account_id')
    .select(['account.id', 'account.role', 'account.username', 'account.email'])
    .where('contract.id', '=', contractId)
    .executeTakeFirst()
  return row
}

/** Whether an account is shown to somebody with a role that sees these. */
export async function isShown(
  database: Database,
  { id, roles }: { id: string; roles: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${id} and role = any(${[...roles]}::text[])`.execute(database)
  return rows.length > 0
}
