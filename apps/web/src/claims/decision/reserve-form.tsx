import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readAmount } from '../../shell/read-amount.ts'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { DECISION } from './decision.messages.ts'
import { POLICY as SAY } from './policy.messages.ts'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

/** A new reserve, and why. */
export function ReserveForm({ claimId, onDone }: { claimId: string; onDone: () => void }) {
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
        error={text !== '' && amount === null ? DECISION.unreadable : undefined}
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
        busyLabel={DECISION.deciding}
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
