import { derivationConsent } from '@sillage/domain/contracts/consent.ts'
import { checkExtension } from '@sillage/domain/contracts/extension.ts'
import { LONGEST_YEARS } from '@sillage/domain/contracts/period.ts'
import { formatDay, isBefore } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useState } from 'react'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { useFirstWrong } from '../../ui/input/use-first-wrong.ts'
import { periodOf } from '../contract-period.ts'
import { MESSAGES } from '../contracts.messages.ts'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { chainIn } from '../list/policy-chain.ts'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { ExtensionContribution } from './extension-contribution.tsx'
import { ExtensionPrice } from './extension-price.tsx'
import { SignaturePart } from './signature-part.tsx'
import { SignedDialog } from './signed-dialog.tsx'
import { extensionAmounts, useExtendContract, useExtensionPrice } from './use-extension.ts'
import { SHOWN_MS, useOutcome } from './use-outcome.ts'
import { useSignedForm } from './use-signed-form.ts'

/** Moves the end of an active contract to a later day, at its current daily rate. */
export function ExtendContractDialog(props: ContractDialogProps) {
  const { contract, all, today, onClose, onDone } = props
  const [day, setDay] = useState<Temporal.PlainDate | null>(null)
  const [isPressed, setPressed] = useState(false)
  const [isContributing, contribute] = useState(false)
  const form = useSignedForm()
  const { outcome, achieve } = useOutcome(SHOWN_MS, onDone)
  const extension = useExtendContract(contract, achieve)
  const { first, last, check } = extensionLimits(contract, all)
  const checked = check(day)
  const newEnd = checked.ok ? checked.value.end : null
  const price = useExtensionPrice(contract, newEnd)
  const { form: fields, goToFirstWrong } = useFirstWrong()
  const missing = [
    ...(checked.ok ? [] : [checked.error.message]),
    ...(form.signature ? [] : [SAY.signatureMissing]),
  ]
  const isReady = missing.length === 0 && price.data !== undefined

  const commitment = derivationConsent(
    'extension',
    price.data ? inEuros(extensionAmounts(price.data, isContributing).due) : null,
  )
  const submit = () => {
    setPressed(true)
    if (missing.length > 0) return goToFirstWrong()
    if (!isReady || !newEnd || !form.signature) return
    const { signature } = form
    const proof = form.proofOf(commitment)
    const { total } = extensionAmounts(price.data, isContributing)
    extension.mutate({ newEnd, price: total, contribute: isContributing, signature, proof })
  }

  return (
    <SignedDialog
      contract={contract}
      title={SAY.extendTitle}
      submitLabel={SAY.extend}
      busyLabel={SAY.extending}
      failureLead={SAY.extendFailed}
      doneText={MESSAGES.signedReady}
      change={extension}
      outcome={outcome}
      missing={missing}
      isReady={isReady}
      keepOpen={day !== null || form.signature !== null}
      fields={fields}
      onSubmit={submit}
      onClose={onClose}
      onDone={onDone}
    >
      <KeyValues
        columns={1}
        items={[{ label: SAY.currentEnd, value: formatDay(periodOf(contract).end) }]}
      />
      <DayChoice
        label={SAY.newEnd}
        day={day}
        first={first}
        last={last}
        today={today}
        hint={SAY.newEndHint(formatDay(first), formatDay(last))}
        error={checked.ok || !(day || isPressed) ? undefined : checked.error.message}
        onChange={setDay}
      />
      <ExtensionPrice price={price} isContributing={isContributing} />
      <ExtensionContribution
        offered={price.data?.contribution ?? null}
        isTicked={isContributing}
        isDisabled={extension.isPending}
        onChange={contribute}
      />
      <SignaturePart
        contract={contract}
        form={form}
        commitment={commitment}
        error={isPressed && !form.signature ? SAY.signatureMissing : undefined}
        isDisabled={extension.isPending}
      />
    </SignedDialog>
  )
}

/** The allowed last days of an extension, and the rule's message about a day. */
function extensionLimits(contract: Contract, all: readonly Contract[]) {
  const period = periodOf(contract)
  const chainStart = chainIn(contract, all).reduce(
    (earliest, { start }) => (isBefore(start, earliest) ? start : earliest),
    period.start,
  )
  return {
    first: period.end.add({ days: 1 }),
    last: chainStart.add({ years: LONGEST_YEARS }),
    check: (newEnd: Temporal.PlainDate | null) => checkExtension(period, { newEnd, chainStart }),
  }
}
