import { reopeningRefusal } from '@sillage/domain/claims/desk/reopening.ts'
import { claimCan } from '@sillage/domain/claims/status.ts'
import type {
  ClaimEventRow,
  ClaimOutcomeRow,
} from '../../platform/database/tables/tables-claims.ts'
import { type OpenedClaim, seatAt } from '../access/claims.access.ts'

interface Closed {
  readonly opened: OpenedClaim
  readonly by: string
  readonly events: readonly Pick<ClaimEventRow, 'kind' | 'actor_id'>[]
  readonly outcome: ClaimOutcomeRow | undefined
  readonly indemnity: { readonly sentOn: string | null } | null
}

/** Why somebody who might reopen a claim does not; null where they may, and where they never could. */
export function reopeningRefused({ opened, by, events, outcome, indemnity }: Closed) {
  if (!claimCan('reopen', seatAt(opened)).ok) return null
  const ownerId = opened.claim.owner_id
  return reopeningRefusal({
    standing: opened.standing,
    by,
    times: events.filter(({ kind, actor_id: id }) => kind === 'reopened' && id === ownerId).length,
    isPaid: outcome?.superseded_at === null && (indemnity?.sentOn ?? null) !== null,
    hands: [outcome?.decided_by ?? null, outcome?.approved_by ?? null],
  })
}
