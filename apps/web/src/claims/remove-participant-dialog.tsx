import type { Participant } from '@sillage/wire/claim-detail.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'
import { claimsApi } from './claims-api.ts'
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
