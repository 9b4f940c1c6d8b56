import type { Database } from '../../platform/database/database.ts'

/** The mails queued for an address, latest first. */
export function mailsTo(database: Database, email: string) {
  return database
    .selectFrom('mail')
    .select(['subject', 'body', 'path'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute()
}

/** The token in the latest link sent to an address. */
export async function tokenSentTo(database: Database, email: string): Promise<string> {
  const mail = (await mailsTo(database, email)).find(({ path }) => path?.includes('#token='))
  const token = mail?.path?.split('#token=')[1]
  if (token === undefined) throw new Error('No link was sent')
  return token
}
