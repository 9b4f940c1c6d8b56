import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Per account; the one unused for longest is dropped first. */
const MOST_DEVICES = 20

interface Device {
  readonly tokenSha256: Buffer
  readonly since: Date
}

export async function isDeviceOf(
  database: Database,
  { tokenSha256, since, email }: Device & { readonly email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from known_device join account on account.id = known_device.account_id
    where lower(account.email) = ${email} and token_sha256 = ${tokenSha256}
      and last_used_at > ${since}`.execute(database)
  return rows.length > 0
}

/** Whether we gave this token to a browser, for any account. */
export async function isGivenDevice(
  database: Database,
  { tokenSha256, since }: Device,
): Promise<boolean> {
  const row = await database
    .selectFrom('known_device')
    .select('account_id')
    .where('token_sha256', '=', tokenSha256)
    .where('last_used_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function putDevice(
  database: Database,
  { accountId, tokenSha256, at }: { accountId: string; tokenSha256: Buffer; at: Date },
) {
  await sql`
    insert into known_device (account_id, token_sha256, created_at, last_used_at)
    values (${accountId}, ${tokenSha256}, ${at}, ${at})
    on conflict (account_id, token_sha256) do update set last_used_at = excluded.last_used_at`.execute(
    database,
  )
  await sql`
    delete from known_device where account_id = ${accountId} and token_sha256 in (
      select token_sha256 from known_device where account_id = ${accountId}
      order by last_used_at desc, token_sha256 offset ${MOST_DEVICES}::int)`.execute(database)
}

/** Makes every device of an account unknown. */
export async function forgetDevicesOf(database: Database, accountId: string) {
  await database.deleteFrom('known_device').where('account_id', '=', accountId).execute()
}

export async function deleteUnusedDevices(database: Database, since: Date) {
  await database.deleteFrom('known_device').where('last_used_at', '<=', since).execute()
}
