import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readAmount } from '../../shell/read-amount.ts'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { DECISION } from './decision.messages.ts'
import { POLICY as SAY } from './policy.messages.ts'
import { ReasonedForm } from './reasoned-form.tsx'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

const LABELS = { reason: SAY.reserveReason, confirm: SAY.reserveConfirm, failed: SAY.reserveFailed }

/** A new reserve, and why. */
export function ReserveForm({ claimId, onDone }: { claimId: string; onDone: () => void }) {
  const [text, setText] = useState('')
  const refresh = useGroundRefresh(claimId)
  const amount = readAmount(text)
  const change = useMutation({
    mutationFn: (body: { amount: number; reason: string }) =>
      decisionApi.setReserve({ params: { id: claimId }, body }),
    onSuccess: onDone,
    onSettled: () => refresh(),
  })
  return (
    <ReasonedForm
      isComplete={amount !== null}
      labels={LABELS}
      onLeave={onDone}
      change={change}
      onConfirm={(reason) => amount !== null && change.mutate({ amount, reason })}
    >
      <Field
        label={SAY.reserveAmount}
        missing={amount === null ? DECISION.unreadable : undefined}
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
    </ReasonedForm>
  )
}
