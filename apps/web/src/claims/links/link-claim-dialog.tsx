import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { LINK_KINDS, type LinkKind, linkLabel } from '@sillage/domain/claims/desk/linked-claims.ts'
import { useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
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
    <Dialog
      open
      onClose={onClose}
      keepOpen={reason.trim() !== ''}
      title={SAY.add}
      action={
        <Button busy={linking.isPending} busyLabel={SAY.saving} onClick={link}>
          {SAY.save}
        </Button>
      }
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
      {linking.error && (
        <Banner tone="bad" live lead={SAY.failed}>
          {linking.error.message}
        </Banner>
      )}
    </Dialog>
  )
}
