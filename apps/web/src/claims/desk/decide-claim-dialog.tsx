import { natureLabelled } from '@sillage/domain/claims/natures.ts'
import {
  checkOutcome,
  DECISIONS,
  type Decision,
  paidCents,
} from '@sillage/domain/claims/outcome.ts'
import { formatEuros, fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { claimsApi } from '../claims-api.ts'
import { useClaimChange } from '../detail/use-claim.ts'
import { readAmount } from './read-amount.ts'
import { STAFF as SAY } from './staff.messages.ts'

/** A person decides, and sees what the customer will read before they do. */
export function DecideClaimDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const [amount, setAmount] = useState('')
  const [excess, setExcess] = useState('')
  const [reasons, setReasons] = useState('')
  const [isPressed, setPressed] = useState(false)
  const keyFor = useAttempt()
  const outcome = outcomeOf({ decision, amount, excess, reasons })
  const checked = outcome ? checkOutcome(outcome) : null
  const refusal = checked && !checked.ok ? checked.error : null
  const change = useClaimChange(claim.claim_id, async (given: NonNullable<typeof outcome>) => {
    const body = {
      decision: given.decision,
      amount: toEuros(given.amountCents),
      excess: toEuros(given.excessCents),
      reasons: given.reasons,
    }
    const params = { id: claim.claim_id }
    return (await claimsApi.decide({ params, body, idempotencyKey: keyFor(body) })).data
  })
  const decide = () => {
    setPressed(true)
    if (outcome && checked?.ok) change.mutate(outcome, { onSuccess: onClose })
  }
  const errorOf = (path: string) =>
    isPressed && refusal?.path === path ? refusal.message : undefined
  const isPaid = decision !== null && decision !== 'refused'
  const unread = isPressed && isPaid && !outcome ? SAY.amountUnread : undefined
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      keepOpen={reasons.trim() !== ''}
      title={SAY.decide}
      action={
        <Button
          aria-disabled={!checked?.ok}
          busy={change.isPending}
          busyLabel={SAY.deciding}
          onClick={decide}
        >
          {SAY.decideConfirm}
        </Button>
      }
    >
      <div className="claim-picker">
        <p className="muted">{SAY.decideIntro}</p>
        <ChoiceGroup
          legend={SAY.decision}
          size="s"
          value={decision}
          onChange={setDecision}
          choices={DECISIONS.map((value) => ({ value, label: SAY.decisions[value] }))}
        />
        {isPaid && natureLabelled(claim.contract_type, claim.nature)?.mayAirlineOwe && (
          <Banner tone="warn" lead={SAY.airlineFirst}>
            {SAY.airlineFirstText}
          </Banner>
        )}
        {isPaid && (
          <div className="declare-when">
            <Field label={SAY.amount} error={unread ?? errorOf('amount')}>
              <TextInput
                inputMode="decimal"
                className="num"
                maxLength={14}
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
              />
            </Field>
            <Field label={SAY.excess} optional error={errorOf('excess')}>
              <TextInput
                inputMode="decimal"
                className="num"
                maxLength={14}
                value={excess}
                onChange={(event) => setExcess(event.target.value)}
              />
            </Field>
          </div>
        )}
        <Field label={SAY.reasons} hint={SAY.reasonsHint} error={errorOf('reasons')}>
          <Textarea
            rows={5}
            maxLength={5000}
            value={reasons}
            onChange={(event) => setReasons(event.target.value)}
          />
        </Field>
        {outcome && checked?.ok && (
          <Banner tone="flat" lead={`${SAY.preview}.`}>
            {decision === 'refused' ? SAY.refused : SAY.paid(formatEuros(paidCents(outcome)))}{' '}
            {SAY.contest}
          </Banner>
        )}
        {change.error && (
          <Banner tone="bad" live lead={SAY.decideFailed}>
            {change.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

interface Typed {
  readonly decision: Decision | null
  readonly amount: string
  readonly excess: string
  readonly reasons: string
}

/** What is typed, once it can be read. */
function outcomeOf({ decision, amount, excess, reasons }: Typed) {
  if (decision === null) return null
  if (decision === 'refused') return { decision, amountCents: 0, excessCents: 0, reasons }
  const euros = readAmount(amount)
  const left = excess.trim() === '' ? 0 : readAmount(excess)
  if (euros === null || left === null) return null
  return { decision, amountCents: fromEuros(euros), excessCents: fromEuros(left), reasons }
}
