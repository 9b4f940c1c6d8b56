import { FAULTS, type Fault, faultLabel } from '@sillage/domain/products/claims-history.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import type { FaultDraft } from '../statement/statement-proposal.tsx'
import { DECISION } from './decision.messages.ts'
import { POLICY as SAY } from './policy.messages.ts'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

interface FaultFormProps {
  readonly claimId: string
  readonly draft: FaultDraft
  readonly onDone: () => void
}

/** Whose fault it was, and why. */
export function FaultForm({ claimId, draft, onDone }: FaultFormProps) {
  const [fault, setFault] = useState(draft.fault)
  const [reason, setReason] = useState(draft.reason)
  const refresh = useGroundRefresh(claimId)
  const isReady = fault !== null && reason.trim() !== ''
  const establish = useMutation({
    mutationFn: (chosen: Fault) =>
      decisionApi.setFault({ params: { id: claimId }, body: { fault: chosen, reason } }),
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => refresh(),
  })
  return (
    <form
      className="policy-reserve-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) establish.mutate(fault)
      }}
    >
      <ChoiceGroup
        legend={SAY.fault}
        legendHidden
        layout="stacked"
        value={fault}
        onChange={setFault}
        choices={FAULTS.map((one) => ({ value: one, label: faultLabel(one) }))}
      />
      <p className="small muted">{SAY.faultHint}</p>
      <Field label={SAY.faultReason}>
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
        busy={establish.isPending}
        busyLabel={DECISION.deciding}
      >
        {SAY.faultConfirm}
      </Button>
      {establish.error && (
        <div role="alert">
          <FieldError>
            {SAY.faultFailed} {establish.error.message}
          </FieldError>
        </div>
      )}
    </form>
  )
}
