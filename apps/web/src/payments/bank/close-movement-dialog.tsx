import { CLOSINGS, type Closing } from '@sillage/domain/payments/receipt.ts'
import type { BankMovement } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { inEuros } from '../ledger-texts.ts'
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
    <Dialog
      open
      onClose={onClose}
      title={SAY.closeTitle(inEuros(movement.amount))}
      isBusy={propose.isPending}
      action={
        <Button busy={propose.isPending} aria-disabled={!isReady} onClick={() => isReady && send()}>
          {SAY.propose}
        </Button>
      }
    >
      <div className="stack">
        <p className="muted">{SAY.closeText}</p>
        {propose.error && (
          <Banner tone="bad" live lead={SAY.closeFailed}>
            {propose.error.message}
          </Banner>
        )}
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
        <Field label={SAY.closeReason} hint={SAY.closeReasonHint}>
          <TextInput
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
