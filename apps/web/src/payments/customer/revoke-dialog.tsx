import { config } from '../../shell/api/config.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
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
    <Dialog
      open
      onClose={onClose}
      title={SAY.revokeTitle}
      isBusy={revocation.isPending}
      action={
        <Button variant="danger" busy={revocation.isPending} onClick={revoke}>
          {SAY.revoke}
        </Button>
      }
    >
      <div className="stack">
        <p>{BY_HAND.revokeText}</p>
        {revocation.error && (
          <Banner tone="bad" live>
            {revocation.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
