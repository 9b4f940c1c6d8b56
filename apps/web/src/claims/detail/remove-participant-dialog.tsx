import type { Participant } from '@sillage/wire/claims/claim-detail.ts'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
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
    <FormDialog
      title={SAY.removeTitle}
      submitLabel={SAY.removeConfirm}
      isBusy={removal.isPending}
      isDangerous
      failureLead={SAY.removeFailed}
      failure={removal.error && removal.error.message}
      onSubmit={() => removal.mutate(person.userId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{SAY.removeText(person.name)}</p>
    </FormDialog>
  )
}
