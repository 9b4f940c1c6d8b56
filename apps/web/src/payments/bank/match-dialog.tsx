import { inEuros } from '@sillage/domain/values/money.ts'
import type { BankMovement, Owed } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { bankApi, useBankAct, useOwedDues } from './use-bank.ts'

interface MatchDialogProps {
  readonly movement: BankMovement
  readonly onClose: () => void
}

/** Finds the due that an unmatched bank movement pays; another person has to confirm it. */
export function MatchDialog({ movement, onClose }: MatchDialogProps) {
  const [typed, setTyped] = useState('')
  const found = useOwedDues(typed)
  const propose = useBankAct(({ kind, id }: Owed) =>
    bankApi.propose({
      params: { id: movement.id },
      body: kind === 'due' ? { due_id: id } : { recovery_id: id },
    }),
  )
  const { data: dues } = found
  const failure = propose.error ?? found.error
  const send = (owed: Owed) =>
    propose.mutate(owed, {
      onSuccess: () => {
        toast.success(SAY.proposed)
        onClose()
      },
    })
  return (
    <Dialog
      onClose={onClose}
      title={SAY.searchTitle(inEuros(movement.amount))}
      isBusy={propose.isPending}
    >
      <div className="stack">
        <p className="muted">{SAY.searchText}</p>
        <CallFailure error={failure} lead={SAY.proposeFailed} />
        <Field label={SAY.searchLabel} hint={SAY.searchHint}>
          <TextInput
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            data-autofocus
          />
        </Field>
        {dues && dues.length === 0 && <p role="status">{SAY.nothingFound}</p>}
        {dues && dues.length > 0 && (
          <ul className="bank-found" aria-label={SAY.found}>
            {dues.map((due) => (
              <li key={due.id}>
                <span>
                  <strong>{due.of}</strong>
                  <span className="muted small">
                    {(due.kind === 'due' ? SAY.dueOf : SAY.recoveryOf)(
                      inEuros(due.owed),
                      dayOf(due.dueOn),
                    )}
                  </span>
                  <span className="muted small num">{due.reference}</span>
                </span>
                <Button
                  variant="secondary"
                  size="s"
                  busy={propose.isPending && propose.variables.id === due.id}
                  aria-disabled={due.kind === 'recovery' && due.owed < movement.amount}
                  aria-label={`${SAY.propose} ${due.of}, ${due.reference}`}
                  onClick={() => send(due)}
                >
                  {SAY.propose}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
