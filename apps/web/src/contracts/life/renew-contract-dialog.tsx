import { derivationConsent } from '@sillage/domain/contracts/consent.ts'
import { CHAIN_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import {
  checkRenewal,
  earliestRenewal,
  latestRenewalEnd,
} from '@sillage/domain/contracts/renewal.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import { useState } from 'react'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { useFirstWrong } from '../../ui/input/use-first-wrong.ts'
import { Button } from '../../ui/nav/button.tsx'
import { periodOf } from '../contract-period.ts'
import { MESSAGES } from '../contracts.messages.ts'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { chainIn } from '../list/policy-chain.ts'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { missingAnswers, priceLabel, RenewedAnswers, withNewAnswers } from './renewed-answers.tsx'
import { SignaturePart } from './signature-part.tsx'
import { SignedDialog } from './signed-dialog.tsx'
import { SHOWN_MS, useOutcome } from './use-outcome.ts'
import { type GivenAnew, useRenewalPrice, useRenewContract } from './use-renewal.ts'
import { useSignedForm } from './use-signed-form.ts'

/** Renews a contract for a later period: same price for the same length, its own price for a shorter one. */
export function RenewContractDialog(props: ContractDialogProps) {
  const { contract, all, today, onClose, onDone } = props
  const period = periodOf(contract)
  const earliest = earliestRenewal(period, today)
  const [start, setStart] = useState<Temporal.PlainDate | null>(earliest)
  const [end, setEnd] = useState<Temporal.PlainDate | null>(latestRenewalEnd(period, earliest))
  const [isPressed, setPressed] = useState(false)
  const form = useSignedForm()
  const { outcome, achieve } = useOutcome(SHOWN_MS, onDone)
  const renewal = useRenewContract(contract, achieve)
  const checked = checkRenewal(period, {
    period: { start, end },
    chain: chainIn(contract, all),
    today,
  })
  const refusal = checked.ok ? null : checked.error
  const [given, setGiven] = useState<GivenAnew>({ coefficient: null, home: null })
  const price = useRenewalPrice(contract, checked.ok ? checked.value : null, given)
  const waits = missingAnswers(price.data, given)
  const isAsked = waits.coefficient || waits.home
  const shown = price.data?.total_price ?? null
  const { form: fields, goToFirstWrong } = useFirstWrong()
  const missing = [
    ...(refusal ? [refusal.message] : []),
    ...(waits.home ? [CHAIN_MESSAGES.homeMissing] : []),
    ...(waits.coefficient ? [CHAIN_MESSAGES.coefficientMissing] : []),
    ...(form.signature || isAsked ? [] : [SAY.signatureMissing]),
  ]
  const errorAt = (path: string) => (refusal?.path === path ? refusal.message : undefined)

  const commitment = derivationConsent('renewal', inEuros(shown ?? contract.price))
  const submit = () => {
    setPressed(true)
    if (!checked.ok || isAsked || !form.signature) return goToFirstWrong()
    if (shown === null || price.isPlaceholderData) return
    renewal.mutate({
      period: checked.value,
      price: shown,
      given,
      signature: form.signature,
      proof: form.proofOf(commitment),
    })
  }

  return (
    <SignedDialog
      contract={contract}
      title={SAY.renewTitle}
      submitLabel={SAY.renew}
      busyLabel={SAY.renewing}
      failureLead={SAY.renewFailed}
      doneText={MESSAGES.signedReady}
      change={renewal}
      outcome={outcome}
      missing={missing}
      keepOpen={form.signature !== null}
      fields={fields}
      closing={
        <>
          <p className="life-note">{SAY.closeRenewalNote}</p>
          <Button variant="text" aria-label={SAY.closeRenewalName} onClick={onClose}>
            {SAY.closeRenewal}
          </Button>
        </>
      }
      onSubmit={submit}
      onClose={onClose}
      onDone={onDone}
    >
      <KeyValues
        items={[
          { label: SAY.currentEnd, value: formatDay(period.end) },
          {
            label: isAsked ? SAY.price : priceLabel(contract, price.data, given),
            value: isAsked ? SAY.priceToCome(waits) : inEuros(shown ?? contract.price),
          },
        ]}
      />
      <DayChoice
        label={SAY.newStart}
        day={start}
        first={earliest}
        last={earliest.add({ years: 1 })}
        today={today}
        error={errorAt('start_date')}
        onChange={(day) => {
          setStart(day)
          // keep the length: the end follows the start
          if (day) setEnd(latestRenewalEnd(period, day))
          // another day may allow other coefficients
          setGiven({ ...given, coefficient: null })
        }}
      />
      <DayChoice
        label={SAY.renewalEnd}
        day={end}
        first={(start ?? earliest).add({ days: 1 })}
        last={latestRenewalEnd(period, start ?? earliest)}
        today={today}
        hint={SAY.renewalLength(daysCovered(period))}
        error={errorAt('end_date')}
        onChange={setEnd}
      />
      {price.data && (
        <RenewedAnswers
          renewal={price.data}
          given={given}
          onGiven={setGiven}
          errors={{
            coefficient:
              isPressed && waits.coefficient ? CHAIN_MESSAGES.coefficientMissing : undefined,
            home: isPressed && waits.home ? CHAIN_MESSAGES.homeMissing : undefined,
          }}
        />
      )}
      {!isAsked && (
        <SignaturePart
          contract={withNewAnswers(contract, price.data, given)}
          form={form}
          commitment={commitment}
          error={isPressed && !form.signature ? SAY.signatureMissing : undefined}
          isDisabled={renewal.isPending}
        />
      )}
    </SignedDialog>
  )
}
