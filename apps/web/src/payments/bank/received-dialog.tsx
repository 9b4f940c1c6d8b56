import { paidBackOf } from '@sillage/domain/payments/settlement.ts'
import { fromEuros, inEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { PromisedPayout } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { readAmount } from '../../shell/read-amount.ts'
import { Field } from '../../ui/input/field.tsx'
import { NumberInput } from '../../ui/input/number-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { PAYOUTS as SAY } from './payouts.messages.ts'
import { bankApi, useBankAct } from './use-bank.ts'

interface ReceivedDialogProps {
  readonly payout: PromisedPayout
  readonly onClose: () => void
}

/** Asks how much had been received for a contract, which limits how much of a promised refund is paid. */
export function ReceivedDialog({ payout, onClose }: ReceivedDialogProps) {
  const { id, amount, contract, most } = payout
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const received = readAmount(typed)
  const paidBack = received === null || received > most ? null : backOf(payout, received)
  const tell = useBankAct(async () =>
    bankApi.received({ params: { id }, body: { received: received ?? 0, note } }),
  )
  const isReady = paidBack !== null && note.trim() !== ''
  const send = () =>
    tell.mutate(undefined, {
      onSuccess: ({ data }) => {
        toast.success(
          data.paidBack > 0 ? SAY.payBackToast(inEuros(data.paidBack)) : SAY.stoppedToast,
        )
        onClose()
      },
    })
  return (
    <FormDialog
      title={SAY.receivedTitle(contract)}
      submitLabel={paidBack === 0 ? SAY.tellReceivedStop : SAY.tellReceivedDone}
      isBusy={tell.isPending}
      isIncomplete={!isReady}
      failureLead={SAY.receivedFailed}
      failure={tell.error && tell.error.message}
      className="stack"
      onSubmit={() => {
        if (isReady) send()
      }}
      onClose={onClose}
    >
      <p className="muted">{SAY.receivedText(inEuros(amount), inEuros(most))}</p>
      <Field
        label={SAY.receivedAmount}
        hint={SAY.receivedMost(inEuros(most))}
        missing={received === null ? SAY.receivedMissing : undefined}
        error={received !== null && received > most ? SAY.receivedMost(inEuros(most)) : undefined}
      >
        <NumberInput value={typed} onChange={setTyped} decimals unit="€" data-autofocus />
      </Field>
      <Field
        label={SAY.receivedNote}
        hint={SAY.receivedNoteHint}
        missing={note.trim() === '' ? SAY.receivedNoteMissing : undefined}
      >
        <Textarea maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <p role="status" className="strong">
        {paidBack !== null && (paidBack > 0 ? SAY.willPayBack(inEuros(paidBack)) : SAY.willStop)}
      </p>
    </FormDialog>
  )
}

function backOf({ amount, owed }: PromisedPayout, received: number): number {
  const promised = fromEuros(amount)
  const known = { promised, waiting: promised, owed: fromEuros(owed) }
  return toEuros(paidBackOf(known, fromEuros(received)))
}
