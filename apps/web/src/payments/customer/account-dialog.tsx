import { readIban } from '@sillage/domain/values/iban.ts'
import { useState } from 'react'
import { BankAccountFields } from '../../shell/bank-account-fields.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { PAYMENTS as SAY } from './customer.messages.ts'
import { type AccountFor, useGivenAccount } from './use-payments.ts'

interface AccountDialogProps {
  readonly to: AccountFor
  readonly holder: string
  readonly words: { readonly title: string; readonly text: string; readonly done: string }
  readonly onClose: () => void
}

/** Changes the account of a mandate, or gives one for a refund. Sending it requires a fresh proof of presence. */
export function AccountDialog({ to, holder, words, onClose }: AccountDialogProps) {
  const [account, setAccount] = useState({ holder, iban: '' })
  const [isPressed, setPressed] = useState(false)
  const given = useGivenAccount(to)
  const isComplete = account.holder.trim() !== '' && readIban(account.iban).ok
  const send = () => {
    setPressed(true)
    if (isComplete)
      given.mutate(account, {
        onSuccess: () => {
          toast.success(words.done)
          onClose()
        },
      })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      isBusy={given.isPending}
      action={
        <Button busy={given.isPending} busyLabel={SAY.saving} onClick={send}>
          {SAY.save}
        </Button>
      }
    >
      <div className="stack">
        <p className="muted">{words.text}</p>
        {given.error && (
          <Banner tone="bad" live>
            {given.error.message}
          </Banner>
        )}
        <BankAccountFields account={account} onChange={setAccount} isPressed={isPressed} />
      </div>
    </Dialog>
  )
}
