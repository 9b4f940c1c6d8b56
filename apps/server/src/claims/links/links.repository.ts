import type { LinkKind } from '@sillage/domain/claims/desk/linked-claims.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The claims of a range of ids: two are enough to know that there are several. */
export async function findClaimsBetween(
  database: Database,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('claim')
    .select('id')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

/** The claims linked to one, newest link first, except those that concern the reader. */
export function findLinkedClaims(
  database: Database,
  { claimId, readerId }: { readonly claimId: string; readonly readerId: string },
) {
  return database
    .selectFrom('claim_link as link')
    .innerJoin('claim as other', (join) =>
      join.on(sql<boolean>`other.id = case when link.claim_id = ${claimId}::uuid
        then link.other_id else link.claim_id end`),
    )
    .select(['link.id', 'link.kind', 'link.reason', 'link.linked_by', 'link.linked_at'])
    .select(['other.id as claim_id', 'other.nature_id', 'other.nature', 'other.status'])
    .select('other.owner_id')
    .where((eb) => eb.or([eb('link.claim_id', '=', claimId), eb('link.other_id', '=', claimId)]))
    .where('link.undone_at', 'is', null)
    .where('other.owner_id', '<>', readerId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('claim_participant')
            .select('claim_participant.account_id')
            .whereRef('claim_participant.claim_id', '=', 'other.id')
            .where('claim_participant.account_id', '=', readerId)
            .where('claim_participant.is_concerned', '=', eb.lit(true)),
        ),
      ),
    )
    .orderBy('link.linked_at', 'desc')
    .orderBy('link.id')
    .execute()
}

/** The two claims of a link in force, locked until the transaction ends. */
export function lockLink(transaction: Database, id: string) {
  return transaction
    .selectFrom('claim_link')
    .select(['id', 'claim_id', 'other_id'])
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Links two claims; false when they are already linked. */
export async function insertLink(
  transaction: Database,
  link: {
    readonly pair: readonly [string, string]
    readonly kind: LinkKind
    readonly reason: string
    readonly linked_by: string
    readonly linked_at: Date
  },
): Promise<boolean> {
  const { pair, ...made } = link
  const [claim_id, other_id] = pair[0] < pair[1] ? pair : [pair[1], pair[0]]
  const rows = await transaction
    .insertInto('claim_link')
    .values({ claim_id, other_id, ...made })
    .onConflict((conflict) =>
      conflict.columns(['claim_id', 'other_id']).where('undone_at', 'is', null).doNothing(),
    )
    .returning('id')
    .execute()
  return rows.length > 0
}

export async function undoLink(
  transaction: Database,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
) {
  await transaction
    .updateTable('claim_link')
    .set({ undone_by: by, undone_at: at })
    .where('id', '=', id)
    .execute()
}
