import { ESTATE_LENGTHS } from '@sillage/domain/customers/estate.ts'
import { readIban } from '@sillage/domain/values/iban.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { EstatePayout } from '@sillage/wire/contracts/estates.ts'
import { useState } from 'react'
import { BankAccountFields } from '../../shell/bank-account-fields.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ESTATE as SAY } from './estate.messages.ts'
import { estatesApi, useEstateAct } from './use-estate.ts'

interface NamePayeeProps {
  readonly customerId: string
  readonly payout: EstatePayout
  readonly onClose: () => void
}

/** Names who receives a payout for an estate. Sending it requires a fresh proof of presence. */
export function NamePayeeDialog({ customerId, payout, onClose }: NamePayeeProps) {
  const [account, setAccount] = useState({ holder: '', iban: '' })
  const [proof, setProof] = useState('')
  const [isPressed, setPressed] = useState(false)
  const naming = useEstateAct(customerId, () =>
    estatesApi.namePayee({ params: { id: payout.id }, body: { ...account, proof } }),
  )
  const isProofMissing = proof.trim() === ''
  const send = () => {
    setPressed(true)
    if (account.holder.trim() === '' || !readIban(account.iban).ok || isProofMissing) return
    naming.mutate(undefined, {
      onSuccess: () => {
        toast.success(SAY.named)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={SAY.nameTitle(inEuros(payout.amount))}
      submitLabel={SAY.nameSave}
      isBusy={naming.isPending}
      failureLead={SAY.nameFailed}
      failure={naming.error && naming.error.message}
      className="stack"
      onSubmit={send}
      onClose={onClose}
    >
      <p className="small muted">{SAY.nameIntro}</p>
      <BankAccountFields
        account={account}
        onChange={setAccount}
        readTyped={readIban}
        isPressed={isPressed}
      />
      <Field
        label={SAY.nameProof}
        hint={SAY.nameProofHint}
        error={isPressed && isProofMissing ? SAY.missing : undefined}
      >
        <TextInput
          autoComplete="off"
          maxLength={ESTATE_LENGTHS.proof}
          value={proof}
          onChange={({ target }) => setProof(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
