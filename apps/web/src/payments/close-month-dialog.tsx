import { inEuros } from '@sillage/domain/values/money.ts'
import type { Ledger } from '@sillage/wire/payments/ledger.ts'
import { monthAndYear } from '../shell/month-name.ts'
import { KeyValues } from '../ui/data/key-values.tsx'
import { FormDialog } from '../ui/overlay/form-dialog.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { LEDGER as SAY } from './ledger.messages.ts'
import { dayOf, premiumOf } from './ledger-texts.ts'
import { useClosing } from './use-ledger.ts'

/** Asks for confirmation, with what the month holds: a closed month can never be reopened. */
export function CloseMonthDialog({ ledger, onClose }: { ledger: Ledger; onClose: () => void }) {
  const closing = useClosing()
  const { month, balances, levies, total } = ledger
  const close = () =>
    closing.mutate(month, {
      onSuccess: () => {
        toast.success(SAY.closedToast(monthAndYear(month)))
        onClose()
      },
    })
  const written = balances.reduce((sum, { debit }) => sum + debit, 0)
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
      <KeyValues
        columns={1}
        items={[
          { label: SAY.entries(total), value: SAY.bothSides(inEuros(written)) },
          { label: SAY.figures.premium, value: inEuros(premiumOf(balances)) },
          { label: SAY.figures.levies(dayOf(levies.dueBy)), value: inEuros(levies.total) },
        ]}
      />
      <p>{SAY.closeText}</p>
    </FormDialog>
  )
}
