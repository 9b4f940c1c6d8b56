import { monthAndYear } from '../shell/month-name.ts'
import { FormDialog } from '../ui/overlay/form-dialog.tsx'
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
    <FormDialog
      title={SAY.closeTitle(monthAndYear(month))}
      submitLabel={SAY.close}
      isBusy={closing.isPending}
      failureLead={SAY.closeFailed}
      failure={closing.error && closing.error.message}
      onSubmit={close}
      onClose={onClose}
    >
      <p>{SAY.closeText}</p>
    </FormDialog>
  )
}
