import { sql } from 'kysely'

/** Whether an account still has a contract, a claim, a complaint or a question. */
export const HAS_A_FILE = sql<boolean>`(
  exists (select from contract where contract.account_id = account.id)
  or exists (select from claim where claim.owner_id = account.id)
  or exists (select from complaint where complaint.account_id = account.id)
  or exists (select from conversation where conversation.account_id = account.id))`
