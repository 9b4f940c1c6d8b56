import { readDebitedIban, readIban } from '@sillage/domain/values/iban.ts'
import { useState } from 'react'
import { BankAccountFields } from '../../shell/bank-account-fields.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
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
  const readTyped = 'mandate' in to ? readDebitedIban : readIban
  const isComplete = account.holder.trim() !== '' && readTyped(account.iban).ok
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
    <FormDialog
      title={words.title}
      submitLabel={SAY.save}
      busyLabel={SAY.saving}
      isBusy={given.isPending}
      failure={given.error && given.error.message}
      className="stack"
      onSubmit={send}
      onClose={onClose}
    >
      <p className="muted">{words.text}</p>
      <BankAccountFields
        account={account}
        onChange={setAccount}
        readTyped={readTyped}
        isPressed={isPressed}
      />
    </FormDialog>
  )
}
