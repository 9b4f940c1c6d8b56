import { relationLabel } from '@sillage/domain/claims/participation.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { MessagesSquare } from 'lucide-react'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { THIRD as SAY } from './third.messages.ts'

/** Replaces the progress for third parties: why they are on this claim, and what they see. */
export function ThirdNote({ claim }: { claim: ClaimDetail }) {
  const { user } = useSession()
  const relation = claim.participants.find((one) => one.userId === user?.id)?.relation
  const as = relation ? ` ${SAY.as(relationLabel(relation))}` : ''
  return (
    <Banner tone="flat" icon={MessagesSquare} lead={`${SAY.note}${as}.`}>
      {claim.progress.now}
    </Banner>
  )
}
