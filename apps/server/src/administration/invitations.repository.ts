import { type Selectable, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { StaffInvitationTable } from '../platform/database/tables/tables-identity.ts'

export type InvitationRow = Selectable<StaffInvitationTable>

export type NewInvitation = Pick<
  InvitationRow,
  'token_sha256' | 'email' | 'role' | 'invited_by' | 'expires_at'
>

/** Revokes waiting invitations to this address, and stores the new one. */
export async function putInvitation(
  database: Database,
  invitation: NewInvitation,
  now: Date,
): Promise<InvitationRow> {
  await database
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where(sql`lower(email)`, '=', invitation.email.toLowerCase())
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  return database
    .insertInto('staff_invitation')
    .values(invitation)
    .returning(columnsOf('staff_invitation'))
    .executeTakeFirstOrThrow()
}

const MOST_SHOWN = 100

export function findInvitations(database: Database) {
  return database
    .selectFrom('staff_invitation')
    .innerJoin('account', 'account.id', 'staff_invitation.invited_by')
    .select(columnsOf('staff_invitation'))
    .select('account.username as inviter')
    .orderBy('staff_invitation.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** The waiting invitation, with its inviter as they are now. */
export function findWaiting(
  database: Database,
  { tokenSha256, now }: { tokenSha256: Buffer; now: Date },
) {
  return database
    .selectFrom('staff_invitation')
    .innerJoin('account', 'account.id', 'staff_invitation.invited_by')
    .select(['staff_invitation.id', 'staff_invitation.email', 'staff_invitation.role'])
    .select('staff_invitation.invited_by')
    .select(['account.role as inviter_role', 'account.is_active as inviter_is_active'])
    .where('token_sha256', '=', tokenSha256)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate('staff_invitation')
    .executeTakeFirst()
}

export async function markAccepted(
  database: Database,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
) {
  await database
    .updateTable('staff_invitation')
    .set({ accepted_at: now, account_id: accountId })
    .where('id', '=', id)
    .execute()
}

export function revoke(
  database: Database,
  { id, now }: { id: string; now: Date },
): Promise<InvitationRow | undefined> {
  return database
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(columnsOf('staff_invitation'))
    .executeTakeFirst()
}
