import { type Insertable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/tables/schema.ts'

const NEVER = new Date('9999-12-31T00:00:00Z')

/** The documents attached to a mail, in order. */
export function findMailPapers(database: Database, mailId: string) {
  return database
    .selectFrom('mail_paper')
    .select(['object_key', 'filename'])
    .where('mail_id', '=', mailId)
    .orderBy('place')
    .execute()
}

/** Detaches the documents from a sent mail; the object store keeps those that others refer to. */
export async function dropMailPapers(database: Database, mailId: string) {
  await database.deleteFrom('mail_paper').where('mail_id', '=', mailId).execute()
}

/** The file names attached to some mails. */
export function findPaperNames(database: Database, mailIds: readonly string[]) {
  return database
    .selectFrom('mail_paper')
    .select(['mail_id', 'filename'])
    .where('mail_id', '=', sql<string>`any(${mailIds}::uuid[])`)
    .orderBy('place')
    .execute()
}

export async function insertMailWithPapers(
  transaction: Database,
  {
    papers,
    ...mail
  }: Insertable<Schema['mail']> & {
    readonly papers: readonly { readonly key: string; readonly filename: string }[]
  },
): Promise<string> {
  const { id } = await transaction
    .insertInto('mail')
    // servers that don't know attachments only read due_at: for them this mail is never due
    .values({ ...mail, due_at: NEVER })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (papers.length === 0) return id
  await transaction
    .insertInto('mail_paper')
    .values(
      papers.map(({ key, filename }, place) => ({
        mail_id: id,
        place,
        object_key: key,
        filename,
      })),
    )
    .execute()
  return id
}
