import type { FlaggedPayout } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { inEuros } from '../ledger-texts.ts'
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
    <Dialog
      open
      onClose={onClose}
      title={SAY.letGoTitle(inEuros(amount))}
      isBusy={letGo.isPending}
      action={
        <Button busy={letGo.isPending} aria-disabled={!isReady} onClick={() => isReady && send()}>
          {SAY.letGo}
        </Button>
      }
    >
      <div className="stack">
        <p>
          {holder}, <span className="num">{iban}</span>
        </p>
        <OrderFlags flags={flags} />
        <p className="muted">{SAY.letGoText}</p>
        {letGo.error && (
          <Banner tone="bad" live lead={SAY.letGoFailed}>
            {letGo.error.message}
          </Banner>
        )}
        <Field label={SAY.letGoReason} hint={SAY.letGoHint}>
          <Textarea
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
