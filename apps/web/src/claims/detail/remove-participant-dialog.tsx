import type { Participant } from '@sillage/wire/claims/claim-detail.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { claimsApi } from '../claims-api.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { useClaimAction } from './use-claim.ts'

interface RemoveProps {
  readonly claimId: string
  readonly person: Participant
  readonly onClose: () => void
}

export function RemoveParticipantDialog({ claimId, person, onClose }: RemoveProps) {
  const removal = useClaimAction(claimId, (userId: string) =>
    claimsApi.removeParticipant({ params: { id: claimId }, body: { userId } }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={SAY.removeTitle}
      action={
        <Button
          variant="danger"
          busy={removal.isPending}
          onClick={() => removal.mutate(person.userId, { onSuccess: onClose })}
        >
          {SAY.removeConfirm}
        </Button>
      }
    >
      <p>{SAY.removeText(person.name)}</p>
      {removal.error && (
        <Banner tone="bad" live lead={SAY.removeFailed}>
          {removal.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
