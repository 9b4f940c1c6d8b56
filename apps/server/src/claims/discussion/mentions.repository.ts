import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

interface NewMentions {
  readonly claimId: string
  readonly messageId: string
  readonly accountIds: readonly string[]
}

export async function insertMentions(
  transaction: Database,
  { claimId, messageId, accountIds }: NewMentions,
): Promise<void> {
  await transaction
    .insertInto('claim_mention')
    .values(
      accountIds.map((account_id) => ({ claim_id: claimId, message_id: messageId, account_id })),
    )
    .execute()
}

/** The claims with an unread note that mentions a person. */
export async function findClaimsMentioning(
  database: Database,
  accountId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('claim_mention as mention')
    .leftJoin('claim_read', (join) =>
      join
        .onRef('claim_read.claim_id', '=', 'mention.claim_id')
        .onRef('claim_read.account_id', '=', 'mention.account_id'),
    )
    .select('mention.claim_id')
    .distinct()
    .where('mention.account_id', '=', accountId)
    .where(sql<boolean>`mention.message_id > coalesce(claim_read.up_to, 0)`)
    .execute()
  return rows.map(({ claim_id }) => claim_id)
}
