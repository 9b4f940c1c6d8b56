import { authorRefusal } from '@sillage/domain/accounts/account-changes.ts'
import type { AccountProposal } from '@sillage/wire/administration/users.ts'
import type { FoundProposal } from './account-proposals.repository.ts'

interface Viewing {
  readonly viewerId: string
  readonly now: Temporal.Instant
}

export function presentProposal(row: FoundProposal, { viewerId, now }: Viewing): AccountProposal {
  const isEmail = row.kind === 'email'
  const { proposer_since: since } = row
  const roleSince = since && since.toTemporalInstant()
  return {
    id: row.id,
    accountId: row.account_id,
    username: row.username,
    email: row.email,
    kind: row.kind,
    from: row.from_value,
    to: row.to_value,
    proposedBy: row.proposer,
    proposedAt: row.proposed_at.toISOString(),
    dueAt: isEmail ? row.due_at.toISOString() : null,
    isAddressConfirmed: isEmail ? row.confirmed_at !== null : null,
    needsSecond: row.needs_second && row.approved_by === null,
    mayAccept:
      row.needs_second &&
      row.approved_by === null &&
      viewerId !== row.proposed_by &&
      viewerId !== row.account_id &&
      authorRefusal({ roleSince }, now) === null,
  }
}
