import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { readAmount } from '../../shell/read-amount.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { DECISION as SAY } from './decision.messages.ts'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

interface ReserveProps {
  readonly claim: ClaimDetail
  readonly reserve: DecisionGround['reserve']
}

/** The reserve of a claim; changing it needs a reason. */
export function ReserveLine({ claim, reserve }: ReserveProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="policy-reserve">
      <p>
        <span className="muted">{SAY.reserve}</span>
        <b className="num">{formatEuros(fromEuros(reserve.amount))}</b>
        {claim.may.setReserve && !isOpen && (
          <Button variant="text" size="s" onClick={() => setOpen(true)}>
            {SAY.reserveChange}
          </Button>
        )}
      </p>
      {isOpen && <ReserveForm claimId={claim.claim_id} onDone={() => setOpen(false)} />}
      {reserve.history.length > 1 && (
        <Disclosure summary={SAY.reserveHistory}>
          <ul className="policy-covers small">
            {reserve.history.map(({ amount, reason, at, by }) => (
              <li key={at}>
                <span className="num">{formatEuros(fromEuros(amount))}</span>
                <span className="muted">
                  {reason} · {by ?? SAY.byRule}, {dayText(at)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

function ReserveForm({ claimId, onDone }: { claimId: string; onDone: () => void }) {
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const refresh = useGroundRefresh(claimId)
  const amount = readAmount(text)
  const isReady = amount !== null && reason.trim() !== ''
  const change = useMutation({
    mutationFn: () =>
      decisionApi.setReserve({ params: { id: claimId }, body: { amount: amount ?? 0, reason } }),
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => refresh(),
  })
  return (
    <form
      className="policy-reserve-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) change.mutate()
      }}
    >
      <Field
        label={SAY.reserveAmount}
        error={text !== '' && amount === null ? SAY.unreadable : undefined}
      >
        <TextInput
          dense
          inputMode="decimal"
          className="num"
          maxLength={14}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field label={SAY.reserveReason}>
        <TextInput
          dense
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="s"
        variant="secondary"
        aria-disabled={!isReady}
        busy={change.isPending}
        busyLabel={SAY.deciding}
      >
        {SAY.reserveConfirm}
      </Button>
      {change.error && (
        <div role="alert">
          <FieldError>
            {SAY.reserveFailed} {change.error.message}
          </FieldError>
        </div>
      )}
    </form>
  )
}
