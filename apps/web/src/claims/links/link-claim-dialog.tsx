import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { LINK_KINDS, type LinkKind, linkLabel } from '@sillage/domain/claims/desk/linked-claims.ts'
import { useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { useClaimChange } from '../detail/use-claim.ts'
import { LINKS as SAY } from './links.messages.ts'
import { linksApi } from './links-api.ts'

interface LinkClaimDialogProps {
  readonly claimId: string
  /** The number of a claim already shown; empty to type one. */
  readonly number: string
  readonly onClose: () => void
}

/** Asks which other claim belongs with this one, and why. */
export function LinkClaimDialog({ claimId, number: given, onClose }: LinkClaimDialogProps) {
  const [number, setNumber] = useState(given)
  const [kind, setKind] = useState<LinkKind | null>(given ? 'duplicate' : null)
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const keyFor = useAttempt()
  const missing = {
    number: number.trim() === '' && SAY.numberMissing,
    kind: kind === null && SAY.kindMissing,
    reason: reason.trim() === '' && CLAIM_MESSAGES.reasonMissing,
  }
  const flawOf = (field: keyof typeof missing) => (isPressed && missing[field]) || undefined
  const linking = useClaimChange(
    claimId,
    async (body: { number: string; kind: LinkKind; reason: string }) =>
      (await linksApi.link({ params: { id: claimId }, body, idempotencyKey: keyFor(body) })).data,
  )
  const link = () => {
    setPressed(true)
    if (kind === null || missing.number || missing.reason) return
    const body = { number: number.trim(), kind, reason: reason.trim() }
    linking.mutate(body, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={SAY.add}
      submitLabel={SAY.save}
      busyLabel={SAY.saving}
      isBusy={linking.isPending}
      keepOpen={reason.trim() !== ''}
      failureLead={SAY.failed}
      failure={linking.error && linking.error.message}
      onSubmit={link}
      onClose={onClose}
    >
      <Field label={SAY.number} hint={SAY.numberHint} error={flawOf('number')}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Field>
      <ChoiceGroup
        legend={SAY.kind}
        size="s"
        layout="row"
        value={kind}
        error={flawOf('kind')}
        onChange={setKind}
        choices={LINK_KINDS.map((value) => ({ value, label: linkLabel(value) }))}
      />
      <Field label={SAY.reason} hint={SAY.reasonHint} error={flawOf('reason')}>
        <Textarea
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
