import type { Database } from '../../platform/database/database.ts'
import type { AccountLinkRow } from '../../platform/database/tables/tables-accounts.ts'

type Link = Omit<AccountLinkRow, 'created_at'>

/** Stores a link, replacing the account's last one for the same purpose. */
export async function putLink(database: Database, link: Link) {
  await database
    .insertInto('account_link')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'purpose']).doUpdateSet({
        token_sha256: link.token_sha256,
        email: link.email,
        expires_at: link.expires_at,
      }),
    )
    .execute()
}

interface Wanted {
  readonly tokenSha256: Buffer
  readonly purpose: Link['purpose']
  readonly now: Date
}

/** Reads a valid link without consuming it. */
export function findLink(
  database: Database,
  { tokenSha256, purpose, now }: Wanted,
): Promise<{ account_id: string; email: string } | undefined> {
  return database
    .selectFrom('account_link')
    .select(['account_id', 'email'])
    .where('token_sha256', '=', tokenSha256)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Takes a valid link; of simultaneous calls, only one gets it. */
export function takeLink(
  database: Database,
  wanted: Wanted,
): Promise<{ account_id: string; email: string } | undefined> {
  return database
    .deleteFrom('account_link')
    .where('token_sha256', '=', wanted.tokenSha256)
    .where('purpose', '=', wanted.purpose)
    .where('expires_at', '>', wanted.now)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
}

/** The address that waits for its confirmation. */
export async function findPendingEmail(
  database: Database,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string | null> {
  const link = await database
    .selectFrom('account_link')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'email')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.email ?? null
}

export async function deleteLinks(
  database: Database,
  { accountId, purpose }: { accountId: string; purpose?: Link['purpose'] },
) {
  const all = database.deleteFrom('account_link').where('account_id', '=', accountId)
  await (purpose === undefined ? all : all.where('purpose', '=', purpose)).execute()
}

export async function deleteEndedLinks(database: Database, now: Date) {
  await database.deleteFrom('account_link').where('expires_at', '<', now).execute()
}
