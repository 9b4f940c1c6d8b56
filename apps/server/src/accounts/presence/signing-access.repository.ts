import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Whether something prevents an account from signing. */
export async function findSigner(
  database: Database,
  { accountId, at }: { accountId: string; at: Date },
): Promise<{ isAddressChanging: boolean; hasPasswordOfStaff: boolean }> {
  const { rows } = await sql<{ isAddressChanging: boolean; hasPasswordOfStaff: boolean }>`
    select account.password_by_staff as "hasPasswordOfStaff", exists (
      select from account_proposal where account_id = account.id and kind = 'email'
        and ended_at is null and expires_at > ${at}) as "isAddressChanging"
    from account where id = ${accountId}`.execute(database)
  const [signer] = rows
  if (!signer) throw new Error('A session without an account')
  return signer
}
