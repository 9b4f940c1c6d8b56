import { plateConsent } from '@sillage/domain/contracts/consent.ts'
import { readNewPlate } from '@sillage/domain/contracts/plates/plate-change.ts'
import { parseProduct, productLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useState } from 'react'
import { ConsentLine } from '../../subscription/signing/consent-line.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { useFirstWrong } from '../../ui/input/use-first-wrong.ts'
import { SignaturePad } from '../../ui/signature/signature-pad.tsx'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { contractLifeApi } from './contract-life-api.ts'
import { SignedDialog } from './signed-dialog.tsx'
import { type Outcome, SHOWN_MS, useOutcome } from './use-outcome.ts'
import { useSignedChange } from './use-signed-change.ts'
import { type SignatureProof, useSignedForm } from './use-signed-form.ts'

/** Changes the registration plate of the same car, through an endorsement signed here. */
export function ChangePlateDialog({ contract, onClose, onDone }: ContractDialogProps) {
  const [typed, setTyped] = useState('')
  const [wasLeft, setLeft] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const form = useSignedForm()
  const { outcome, achieve } = useOutcome(SHOWN_MS, onDone)
  const change = useChangePlate(contract, achieve)
  const { form: fields, goToFirstWrong } = useFirstWrong()
  const before = plateOf(contract)
  const read = readNewPlate(typed, before)
  const plate = read.ok ? read.value.text : null
  const problem = read.ok ? undefined : read.error.message
  const commitment = plateConsent(plate)
  const missing = [...(problem ? [problem] : []), ...(form.signature ? [] : [SAY.signatureMissing])]
  const submit = () => {
    setPressed(true)
    const { signature } = form
    if (plate === null || !signature) return goToFirstWrong()
    change.mutate({ plate, signature, proof: form.proofOf(commitment) })
  }

  return (
    <SignedDialog
      contract={contract}
      title={SAY.plateTitle}
      submitLabel={SAY.changePlate}
      busyLabel={SAY.changingPlate}
      failureLead={SAY.changePlateFailed}
      doneText={SAY.plateReady}
      change={change}
      outcome={outcome}
      missing={missing}
      keepOpen={typed !== '' || form.signature !== null}
      fields={fields}
      onSubmit={submit}
      onClose={onClose}
      onDone={onDone}
    >
      <KeyValues columns={1} items={[{ label: SAY.currentPlate, value: before }]} />
      <p className="small muted">{SAY.sameCar}</p>
      <Field
        label={SAY.newPlate}
        hint={SAY.newPlateHint}
        error={isPressed || (wasLeft && typed !== '') ? problem : undefined}
      >
        <TextInput
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      <section className="life-signature">
        <h3>{SAY.signature}</h3>
        <SignaturePad
          compact
          onChange={form.sign}
          error={isPressed && !form.signature ? SAY.signatureMissing : undefined}
          disabled={change.isPending}
        />
        <p className="small muted">
          <ConsentLine
            parts={commitment}
            type={productLabel(contract.contract_type.type)}
            onOpen={form.open}
          />
        </p>
      </section>
    </SignedDialog>
  )
}

/** The plate now on the contract. */
function plateOf({ contract_type, contractQuestionnary }: Contract): string {
  const product = parseProduct(contract_type.type)
  const answerTo = (id: string) =>
    contractQuestionnary.questions.find(({ question_id }) => question_id === id)?.answerValue ??
    null
  return (product && traitsOf(product).motor?.plate(answerTo)) ?? ''
}

interface PlateForm {
  readonly plate: string
  readonly signature: string
  readonly proof: Pick<SignatureProof, 'signatureKind' | 'consent'>
}

/** Signs the endorsement that changes the plate of a contract. */
function useChangePlate(contract: Contract, onDone: (outcome: Outcome) => void) {
  return useSignedChange(contract, {
    bodyOf: ({ plate, signature, proof: { signatureKind, consent } }: PlateForm) => ({
      plate,
      signatureData: signature,
      signatureKind,
      consent,
    }),
    send: contractLifeApi.changePlate,
    message: SAY.plateChanged,
    onDone,
  })
}
