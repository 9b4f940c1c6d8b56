import { monthAndYear } from '../shell/month-name.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { Button } from '../ui/nav/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { LEDGER as SAY } from './ledger.messages.ts'
import { useClosing } from './use-ledger.ts'

/** Asks for confirmation: a closed month can never be reopened. */
export function CloseMonthDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const closing = useClosing()
  const close = () =>
    closing.mutate(month, {
      onSuccess: () => {
        toast.success(SAY.closedToast(monthAndYear(month)))
        onClose()
      },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={SAY.closeTitle(monthAndYear(month))}
      action={
        <Button variant="primary" busy={closing.isPending} onClick={close}>
          {SAY.close}
        </Button>
      }
    >
      <p>{SAY.closeText}</p>
      {closing.error && (
        <Banner tone="bad" live lead={SAY.closeFailed}>
          {closing.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
