import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { sha256Of } from '../platform/sha256.ts'
import { putProposal } from './account-proposals.repository.ts'

interface Proposed {
  readonly target: Pick<AccountRow, 'id' | 'email' | 'role'>
  readonly proposer: Pick<AccountRow, 'id'>
}

const HOUR_MS = 3_600_000

/** Proposes a role, which waits for a second administrator. */
export function buildProposal(database: Database, { target, proposer }: Proposed) {
  return putProposal(database, {
    ...common({ target, proposer }),
    kind: 'role',
    from_value: target.role,
    to_value: 'user',
    needs_second: true,
  })
}

/** Proposes a new address. Returns the token in the mail to it. */
export async function buildAddressChange(database: Database, { target, proposer }: Proposed) {
  const token = randomBytes(32).toString('base64url')
  await putProposal(database, {
    ...common({ target, proposer }),
    kind: 'email',
    from_value: target.email,
    to_value: `${randomUUID()}@exemple.fr`,
    needs_second: false,
    confirm_sha256: sha256Of(token),
    stop_sha256: randomBytes(32),
  })
  return token
}

function common({ target, proposer }: Proposed) {
  const now = Date.now()
  return {
    account_id: target.id,
    proposed_by: proposer.id,
    proposed_at: new Date(now),
    due_at: new Date(now + 72 * HOUR_MS),
    expires_at: new Date(now + 168 * HOUR_MS),
  }
}
