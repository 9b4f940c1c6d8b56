import { config } from '../../shell/api/config.ts'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { CARD } from './card.messages.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { useRevocation } from './use-payments.ts'

const BY_HAND = config.takesCards ? CARD : SAY

/** Asks for confirmation: a revoked mandate can never collect again. */
export function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const revocation = useRevocation(id)
  const revoke = () =>
    revocation.mutate(undefined, {
      onSuccess: () => {
        toast.success(BY_HAND.revoked)
        onClose()
      },
    })
  return (
    <FormDialog
      title={SAY.revokeTitle}
      submitLabel={SAY.revoke}
      isBusy={revocation.isPending}
      isDangerous
      failure={revocation.error && revocation.error.message}
      className="stack"
      onSubmit={revoke}
      onClose={onClose}
    >
      <p>{BY_HAND.revokeText}</p>
    </FormDialog>
  )
}
