import type { Database } from '../../platform/database/database.ts'

/** Replaces all codes of an account. */
export async function putCodes(
  database: Database,
  { accountId, hashes }: { accountId: string; hashes: readonly Buffer[] },
) {
  await deleteCodesOf(database, accountId)
  await database
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, code_sha256: hash })))
    .execute()
}

/** Marks a code as used; of simultaneous calls, only one succeeds. */
export async function useCode(
  database: Database,
  { accountId, hash, at }: { accountId: string; hash: Buffer; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_sha256', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function countCodesLeft(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteCodesOf(database: Database, accountId: string) {
  await database.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}
