import { type RawBuilder, sql } from 'kysely'

/**
 * `with recursive …`: `root` gives, for each contract of some policies, the contract that its extensions go back to;
 * together they form one insurance period. `policies` is a subselect of the first contracts of policy chains.
 */
export function withRoots(policies: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with recursive up as (
      select contract.id, contract.id as root, contract.origin, contract.parent_contract_id as parent
      from contract where coalesce(contract.origin_contract_id, contract.id) in (${policies})
      union
      select up.id, before.id, before.origin, before.parent_contract_id
      from up join contract before on before.id = up.parent where up.origin = 'extension'),
    root as (
      select up.id, up.root, contract.status, contract.end_date,
        exists (select from contract later where later.parent_contract_id = up.id and later.origin = 'extension') as is_extended
      from up join contract on contract.id = up.id where up.origin <> 'extension' or up.parent is null)`
}

/** The contract insured now under a root: the one not extended by another. */
export function insuredNow(root: string): RawBuilder<string> {
  return sql<string>`(select id from root now where now.root = ${sql.ref(root)} and not now.is_extended limit 1)`
}

/** Whether it still has days to run. */
export function isRunning(root: string, today: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`exists (select from root now where now.root = ${sql.ref(root)} and not now.is_extended
    and now.status in ('active', 'renewed') and now.end_date >= ${today.toString()}::date)`
}
