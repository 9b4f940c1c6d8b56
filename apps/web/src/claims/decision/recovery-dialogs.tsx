import { RECOVERY_REFUSALS } from '@sillage/domain/payments/payments.messages.ts'
import { fromEuros, inEuros } from '@sillage/domain/values/money.ts'
import type { Recoveries } from '@sillage/wire/claims/claim-decision.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { readAmount } from '../../shell/read-amount.ts'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { DECISION } from './decision.messages.ts'
import { RECOVERIES as SAY } from './recoveries.messages.ts'
import { shownAmount } from './typed-decision.ts'
import { decisionApi, useGroundRefresh } from './use-decision.ts'

interface RecoveryDialogProps {
  readonly claimId: string
  /** What may still be claimed, in euros. */
  readonly most: number
  readonly onClose: () => void
}

/** Records what a third party owes on a claim: who, how much, and why. */
export function RecoveryDialog({ claimId, most, onClose }: RecoveryDialogProps) {
  const [debtor, setDebtor] = useState('')
  const [text, setText] = useState(shownAmount(most))
  const [reason, setReason] = useState('')
  const refresh = useGroundRefresh(claimId)
  const keyFor = useAttempt()
  const amount = readAmount(text)
  const body = { debtor: debtor.trim(), amount: amount ?? 0, reason: reason.trim() }
  const isUnreadable = !amount
  const isTooMuch = body.amount > most
  const isIncomplete = isUnreadable || body.debtor === '' || body.reason === ''
  const note = useMutation({
    mutationFn: async () =>
      (
        await decisionApi.recover({
          params: { id: claimId },
          body,
          idempotencyKey: keyFor(body),
        })
      ).data,
    onSuccess: ({ list }) => {
      toast.success(SAY.noted(list.at(-1)?.reference ?? ''))
      onClose()
    },
    onSettled: () => refresh(),
  })
  const send = () => {
    if (!isIncomplete && !isTooMuch) note.mutate()
  }
  return (
    <FormDialog
      title={SAY.note}
      submitLabel={SAY.confirm}
      busyLabel={SAY.saving}
      isBusy={note.isPending}
      isIncomplete={isIncomplete}
      failureLead={SAY.failed}
      failure={note.error && note.error.message}
      className="stack"
      onSubmit={send}
      onClose={onClose}
    >
      <p className="muted">{SAY.intro}</p>
      <Field
        label={SAY.debtor}
        hint={SAY.debtorHint}
        missing={body.debtor === '' ? SAY.debtorMissing : undefined}
      >
        <TextInput
          maxLength={120}
          value={debtor}
          onChange={({ target }) => setDebtor(target.value)}
          data-autofocus
        />
      </Field>
      <Field
        label={SAY.amount}
        hint={SAY.most(inEuros(most))}
        missing={isUnreadable ? DECISION.unreadable : undefined}
        error={
          isTooMuch
            ? RECOVERY_REFUSALS.tooMuch(fromEuros(most))
            : text !== '' && isUnreadable
              ? DECISION.unreadable
              : undefined
        }
      >
        <TextInput
          className="num"
          inputMode="decimal"
          maxLength={14}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field
        label={SAY.reason}
        hint={SAY.reasonHint}
        missing={body.reason === '' ? DECISION.whyMissing : undefined}
      >
        <TextInput
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}

interface GiveUpProps {
  readonly claimId: string
  readonly recovery: Recoveries['list'][number]
  readonly onClose: () => void
}

/** Writes off a recovery, with the reason. */
export function GiveUpDialog({ claimId, recovery, onClose }: GiveUpProps) {
  const [reason, setReason] = useState('')
  const refresh = useGroundRefresh(claimId)
  const isReady = reason.trim() !== ''
  const giveUp = useMutation({
    mutationFn: () =>
      decisionApi.giveRecoveryUp({
        params: { id: claimId, recoveryId: recovery.id },
        body: { reason: reason.trim() },
      }),
    onSuccess: () => {
      toast.success(SAY.givenUp)
      onClose()
    },
    onSettled: () => refresh(),
  })
  return (
    <FormDialog
      title={SAY.giveUpTitle(inEuros(recovery.expected))}
      submitLabel={SAY.giveUp}
      busyLabel={SAY.saving}
      isBusy={giveUp.isPending}
      isIncomplete={!isReady}
      isDangerous
      failureLead={SAY.giveUpFailed}
      failure={giveUp.error && giveUp.error.message}
      className="stack"
      onSubmit={() => {
        if (isReady) giveUp.mutate()
      }}
      onClose={onClose}
    >
      <p>{SAY.giveUpText(recovery.debtor)}</p>
      <Field label={SAY.giveUpReason} missing={isReady ? undefined : DECISION.whyMissing}>
        <TextInput
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus
        />
      </Field>
    </FormDialog>
  )
}
