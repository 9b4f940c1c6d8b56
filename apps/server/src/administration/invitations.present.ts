import type { Invitation } from '@sillage/wire/administration/users.ts'
import type { InvitationRow } from './invitations.repository.ts'

interface Shown {
  readonly row: InvitationRow
  readonly inviter: string
  readonly now: Temporal.Instant
}

export function presentInvitation({ row, inviter, now }: Shown): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    invitedBy: inviter,
    status: statusOf(row, now),
  }
}

function statusOf(row: InvitationRow, now: Temporal.Instant): Invitation['status'] {
  if (row.accepted_at) return 'accepted'
  if (row.revoked_at) return 'revoked'
  return row.expires_at.getTime() <= now.epochMilliseconds ? 'expired' : 'pending'
}
