import { AMOUNT_LABELS } from '@sillage/domain/claims/calculation/calculation.messages.ts'
import type { DecisionCalculation } from '@sillage/domain/claims/calculation/calculation.ts'
import { AMOUNTS, type Amount } from '@sillage/domain/claims/calculation/proposal.ts'
import { formatEuros, inEuros } from '@sillage/domain/values/money.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import { readAmount } from '../../shell/read-amount.ts'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { DECISION as SAY } from './decision.messages.ts'
import { proposedAmount, shownAmount, type Typed, type TypedAmount } from './typed-decision.ts'

interface AmountsProps {
  readonly ground: DecisionGround
  readonly typed: Typed
  readonly calculation: DecisionCalculation | null
  /** The step that can’t be calculated, and why. */
  readonly refusal: { readonly path: string; readonly message: string } | null
  readonly onLoss: (loss: Partial<Pick<Typed, 'loss' | 'lossSource'>>) => void
  readonly onType: (step: Amount, said: TypedAmount) => void
}

/**
 * From the loss to the payment, line by line: the amount proposed from the contract, the amount kept, and what it
 * deducts.
 */
export function AmountsTable(props: AmountsProps) {
  const { ground, typed, calculation, refusal, onLoss, onType } = props
  const isRefused = calculation?.decision === 'refused'
  const error = (path: string) => (refusal?.path === path ? refusal.message : undefined)
  return (
    <section className="decision-block" aria-label={SAY.amounts}>
      <h2 className="decision-head">
        {SAY.amounts} <span>{isRefused ? SAY.stopped : SAY.factAndSource}</span>
      </h2>
      {!isRefused && (
        <ol className="decision-rows">
          <li className="decision-row decision-loss">
            <b>{SAY.loss}</b>
            <Field label={SAY.lossSource} className="decision-source">
              <TextInput
                dense
                maxLength={300}
                placeholder={SAY.lossExample}
                value={typed.lossSource}
                onChange={(event) => onLoss({ lossSource: event.target.value })}
              />
            </Field>
            <Field label={SAY.lossAmount} error={typed.loss === '' ? undefined : error('loss')}>
              <TextInput
                dense
                inputMode="decimal"
                className="num"
                maxLength={14}
                value={typed.loss}
                onChange={(event) => onLoss({ loss: event.target.value })}
              />
            </Field>
          </li>
          {AMOUNTS.map((step) => (
            <AmountRow
              key={step}
              step={step}
              ground={ground}
              said={typed.amounts[step]}
              takes={calculation?.lines.find((line) => line.step === step)?.takesCents ?? null}
              error={error(`amounts.${step}`)}
              onType={(said) => onType(step, said)}
            />
          ))}
        </ol>
      )}
      <p className="decision-total">
        {SAY.total}
        <output className="num">{calculation ? formatEuros(calculation.paidCents) : '—'}</output>
      </p>
    </section>
  )
}

interface RowProps {
  readonly step: Amount
  readonly ground: DecisionGround
  readonly said: TypedAmount | undefined
  /** Deduction in cents; null while nothing can be calculated. */
  readonly takes: number | null
  readonly error: string | undefined
  readonly onType: (said: TypedAmount) => void
}

function AmountRow({ step, ground, said, takes, error, onType }: RowProps) {
  const { amount, fact } = proposedAmount(ground.proposal, step)
  const label = AMOUNT_LABELS[step]
  const shown = shownAmount(amount)
  const text = said?.text ?? shown
  const isCorrected = (text.trim() === '' ? null : readAmount(text)) !== amount
  return (
    <li className="decision-row decision-amount" data-corrected={isCorrected || undefined}>
      <b>{label}</b>
      <span>{fact}</span>
      <span className="decision-proposed num">
        {isCorrected && <s>{proposedText(step, amount)}</s>}
      </span>
      <span className="decision-kept">
        <TextInput
          dense
          inputMode="decimal"
          className="num"
          maxLength={14}
          aria-label={SAY.keptOf(label)}
          aria-invalid={error ? true : undefined}
          placeholder={SAY.without}
          value={text}
          onChange={(event) => onType({ text: event.target.value, reason: said?.reason ?? '' })}
        />
        <span aria-hidden="true">{step === 'share' ? '%' : '€'}</span>
      </span>
      <span className="decision-effect num">
        {takes ? `−\u00a0${formatEuros(takes)}` : SAY.noEffect}
      </span>
      {isCorrected && (
        <Field label={SAY.reason} error={error} className="decision-said">
          <TextInput
            dense
            maxLength={500}
            value={said?.reason ?? ''}
            onChange={(event) => onType({ text, reason: event.target.value })}
          />
        </Field>
      )}
    </li>
  )
}

function proposedText(step: Amount, amount: number | null): string {
  if (amount === null) return SAY.without
  return step === 'share' ? `${amount}\u00a0%` : inEuros(amount)
}
