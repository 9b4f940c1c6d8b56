import { FAULTS, type Fault, faultLabel } from '@sillage/domain/products/claims-history.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field, FieldError } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import type { FaultDraft } from '../statement/statement-proposal.tsx'
import { DECISION as SAY } from './decision.messages.ts'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

const StatementProposal = lazy(() =>
  import('../statement/statement-proposal.tsx').then((file) => ({
    default: file.StatementProposal,
  })),
)

interface FaultProps {
  readonly claim: ClaimDetail
  readonly faults: NonNullable<DecisionGround['faults']>
}

const EMPTY: FaultDraft = { fault: null, reason: '' }

/** Whose fault an accident was. Recording it needs a reason, which the claimant reads. */
export function FaultLine({ claim, faults }: FaultProps) {
  const [draft, setDraft] = useState<FaultDraft | null>(null)
  const [last] = faults
  return (
    <div className="policy-reserve">
      <p>
        <span className="muted">{SAY.fault}</span>
        <b>{last?.label ?? SAY.faultNone}</b>
        {claim.may.setFault && !draft && (
          <Button variant="text" size="s" onClick={() => setDraft(EMPTY)}>
            {last ? SAY.faultCorrect : SAY.faultChange}
          </Button>
        )}
      </p>
      {claim.has_statement && (
        <Suspense>
          <StatementProposal
            claimId={claim.claim_id}
            onUse={claim.may.setFault ? setDraft : null}
          />
        </Suspense>
      )}
      {draft && (
        <FaultForm
          key={draft.reason}
          claimId={claim.claim_id}
          draft={draft}
          onDone={() => setDraft(null)}
        />
      )}
      {faults.length > 0 && (
        <Disclosure summary={SAY.reserveHistory}>
          <ul className="policy-covers small">
            {faults.map(({ label, reason, at, by }) => (
              <li key={at}>
                <span>{label}</span>
                <span className="muted">
                  {reason} · {by}, {dayText(at)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

interface FaultFormProps {
  readonly claimId: string
  readonly draft: FaultDraft
  readonly onDone: () => void
}

function FaultForm({ claimId, draft, onDone }: FaultFormProps) {
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
        busyLabel={SAY.deciding}
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
