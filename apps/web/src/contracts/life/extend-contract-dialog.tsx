import { derivationConsent } from '@sillage/domain/contracts/consent.ts'
import { checkExtension } from '@sillage/domain/contracts/extension.ts'
import { LONGEST_YEARS } from '@sillage/domain/contracts/period.ts'
import { formatDay, isBefore } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useId, useState } from 'react'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { periodOf } from '../contract-period.ts'
import { MESSAGES } from '../contracts.messages.ts'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { DialogContract } from '../dialog-contract.tsx'
import { chainIn } from '../list/policy-chain.ts'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { ExtensionContribution } from './extension-contribution.tsx'
import { ExtensionPrice } from './extension-price.tsx'
import { inEuros } from './in-euros.ts'
import { LifeFailure } from './life-failure.tsx'
import { LifeRemains } from './life-remains.tsx'
import { SignaturePart } from './signature-part.tsx'
import { extensionAmounts, useExtendContract, useExtensionPrice } from './use-extension.ts'
import { useFirstWrong } from './use-first-wrong.ts'
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
  const remainsId = useId()
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

  if (outcome)
    return (
      <Dialog open onClose={() => onDone(outcome)} title={SAY.extendTitle}>
        <Banner tone="good" live lead={outcome.message}>
          {MESSAGES.signedReady}
        </Banner>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen={day !== null || form.signature !== null}
      title={SAY.extendTitle}
      note={<LifeRemains id={remainsId} missing={missing} />}
      action={
        <Button
          busy={extension.isPending}
          busyLabel={SAY.extending}
          aria-disabled={!isReady}
          aria-describedby={missing.length > 0 ? remainsId : undefined}
          onClick={submit}
        >
          {SAY.extend}
        </Button>
      }
    >
      <DialogContract contract={contract} />
      <div className="life-form" ref={fields}>
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
      </div>
      {extension.error && (
        <LifeFailure
          lead={SAY.extendFailed}
          error={extension.error}
          onDismiss={() => extension.reset()}
        />
      )}
    </Dialog>
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
