import { inEuros } from '@sillage/domain/values/money.ts'
import type { FlaggedPayout } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { OrderFlags } from './order-flags.tsx'
import { PAYOUTS as SAY } from './payouts.messages.ts'
import { bankApi, useBankAct } from './use-bank.ts'

interface LetGoDialogProps {
  readonly payout: FlaggedPayout
  readonly onClose: () => void
}

/** Asks for the reason why a flagged payout may be paid all the same. */
export function LetGoDialog({ payout, onClose }: LetGoDialogProps) {
  const { id, holder, iban, amount, flags } = payout
  const [reason, setReason] = useState('')
  const letGo = useBankAct(() => bankApi.letGo({ params: { id }, body: { reason } }))
  const isReady = reason.trim() !== ''
  const send = () =>
    letGo.mutate(undefined, {
      onSuccess: () => {
        toast.success(SAY.gone)
        onClose()
      },
    })
  return (
    <FormDialog
      title={SAY.letGoTitle(inEuros(amount))}
      submitLabel={SAY.letGo}
      isBusy={letGo.isPending}
      isIncomplete={!isReady}
      failureLead={SAY.letGoFailed}
      failure={letGo.error && letGo.error.message}
      className="stack"
      onSubmit={() => {
        if (isReady) send()
      }}
      onClose={onClose}
    >
      <p>
        {holder}, <span className="num">{iban}</span>
      </p>
      <OrderFlags flags={flags} />
      <p className="muted">{SAY.letGoText}</p>
      <Field
        label={SAY.letGoReason}
        hint={SAY.letGoHint}
        missing={isReady ? undefined : SAY.letGoMissing}
      >
        <Textarea
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
