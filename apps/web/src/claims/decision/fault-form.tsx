import { FAULTS, type Fault, faultLabel } from '@sillage/domain/products/claims-history.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import type { FaultDraft } from '../statement/statement-proposal.tsx'
import { POLICY as SAY } from './policy.messages.ts'
import { ReasonedForm } from './reasoned-form.tsx'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

interface FaultFormProps {
  readonly claimId: string
  readonly draft: FaultDraft
  readonly onDone: () => void
}

const LABELS = { reason: SAY.faultReason, confirm: SAY.faultConfirm, failed: SAY.faultFailed }

/** Whose fault it was, and why. */
export function FaultForm({ claimId, draft, onDone }: FaultFormProps) {
  const [fault, setFault] = useState(draft.fault)
  const refresh = useGroundRefresh(claimId)
  const establish = useMutation({
    mutationFn: (body: { fault: Fault; reason: string }) =>
      decisionApi.setFault({ params: { id: claimId }, body }),
    onSuccess: onDone,
    onSettled: () => refresh(),
  })
  return (
    <ReasonedForm
      isComplete={fault !== null}
      reason={draft.reason}
      labels={LABELS}
      onLeave={onDone}
      change={establish}
      onConfirm={(reason) => fault !== null && establish.mutate({ fault, reason })}
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
    </ReasonedForm>
  )
}
