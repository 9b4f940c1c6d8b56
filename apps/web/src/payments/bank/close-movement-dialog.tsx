import { CLOSINGS, type Closing } from '@sillage/domain/payments/receipt.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { BankMovement } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { BANK as SAY } from './bank.messages.ts'
import { bankApi, useBankAct } from './use-bank.ts'

interface CloseMovementDialogProps {
  readonly movement: BankMovement
  readonly onClose: () => void
}

/** Closes a bank movement that matches nothing of ours: one person proposes it with a reason, another confirms. */
export function CloseMovementDialog({ movement, onClose }: CloseMovementDialogProps) {
  const [closing, setClosing] = useState<Closing>('sent_back')
  const [reason, setReason] = useState('')
  const propose = useBankAct(() =>
    bankApi.propose({ params: { id: movement.id }, body: { closing, reason } }),
  )
  const isReady = reason.trim() !== ''
  const send = () =>
    propose.mutate(undefined, {
      onSuccess: () => {
        toast.success(SAY.closeProposed)
        onClose()
      },
    })
  return (
    <FormDialog
      title={SAY.closeTitle(inEuros(movement.amount))}
      submitLabel={SAY.propose}
      isBusy={propose.isPending}
      isIncomplete={!isReady}
      failureLead={SAY.closeFailed}
      failure={propose.error && propose.error.message}
      className="stack"
      onSubmit={() => {
        if (isReady) send()
      }}
      onClose={onClose}
    >
      <p className="muted">{SAY.closeText}</p>
      <ChoiceGroup
        legend={SAY.closeHow}
        size="s"
        layout="stacked"
        choices={CLOSINGS.map((value) => ({
          value,
          label: SAY.closings[value],
          help: SAY.closingHints[value],
        }))}
        value={closing}
        onChange={setClosing}
      />
      <Field
        label={SAY.closeReason}
        hint={SAY.closeReasonHint}
        missing={isReady ? undefined : SAY.reasonMissing}
      >
        <TextInput
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
