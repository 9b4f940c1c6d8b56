import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ESTATE as SAY } from './estate.messages.ts'
import { estatesApi, useEstateAct } from './use-estate.ts'

/** Takes back a death that was recorded by mistake. */
export function WithdrawDeathDialog({
  customerId,
  onClose,
}: {
  readonly customerId: string
  readonly onClose: () => void
}) {
  const withdrawing = useEstateAct(customerId, () =>
    estatesApi.withdraw({ params: { id: customerId } }),
  )
  return (
    <FormDialog
      title={SAY.withdrawTitle}
      submitLabel={SAY.withdrawSave}
      isBusy={withdrawing.isPending}
      failureLead={SAY.withdrawFailed}
      failure={withdrawing.error && withdrawing.error.message}
      onSubmit={() =>
        withdrawing.mutate(undefined, {
          onSuccess: () => {
            toast.success(SAY.withdrawn)
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <p>{SAY.withdrawText}</p>
    </FormDialog>
  )
}
