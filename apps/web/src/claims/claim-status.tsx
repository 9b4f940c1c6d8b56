import { type ClaimStatus, shownStatus } from '@sillage/domain/claims/status.ts'
import { Badge, type BadgeTone } from '../ui/data/badge.tsx'

export const CLAIM_TONES = {
  pending: 'pending',
  in_progress: 'progress',
  under_review: 'progress',
  closed: 'closed',
} as const satisfies Record<ClaimStatus, BadgeTone>

/** The state of a claim, with the label that people see. */
export function ClaimStatusBadge({ status, size }: { status: ClaimStatus; size?: 'm' | 'l' }) {
  return (
    <Badge tone={CLAIM_TONES[status]} size={size}>
      {shownStatus(status)}
    </Badge>
  )
}
