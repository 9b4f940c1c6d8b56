import { REQUEST_REASONS, type RequestReason } from '@sillage/domain/claims/checklist.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useState } from 'react'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { claimsApi } from '../claims-api.ts'
import { useClaimAction } from '../detail/use-claim.ts'
import { STAFF as SAY } from './staff.messages.ts'

const OTHER = 'other'

/** Asks the customer for a document, from the checklist or free text. */
export function RequestDocumentDialog({
  claim,
  onClose,
}: {
  claim: ClaimDetail
  onClose: () => void
}) {
  const [document, setDocument] = useState('')
  const [label, setLabel] = useState('')
  const [reason, setReason] = useState<RequestReason>('missing')
  const [note, setNote] = useState('')
  const [isPressed, setPressed] = useState(false)
  const keyFor = useAttempt()
  const isMissing = document === '' || (document === OTHER && !label.trim())
  const request = useClaimAction(claim.claim_id, () => {
    const body = {
      ...(document === OTHER ? { label: label.trim() } : { document_key: document }),
      reason,
      ...(note.trim() ? { note: note.trim() } : {}),
    }
    const params = { id: claim.claim_id }
    return claimsApi.requestDocument({ params, body, idempotencyKey: keyFor(body) })
  })
  const send = () => {
    setPressed(true)
    if (isMissing) return
    request.mutate(undefined, {
      onSuccess: () => {
        toast.success(claim.desk?.owner_reads === false ? SAY.requestedUnread : SAY.requested)
        onClose()
      },
    })
  }
  const missing = isPressed && isMissing ? SAY.requestMissing : undefined
  return (
    <FormDialog
      title={SAY.request}
      submitLabel={SAY.requestConfirm}
      busyLabel={SAY.requesting}
      isBusy={request.isPending}
      failureLead={SAY.requestFailed}
      failure={request.error && request.error.message}
      className="claim-picker"
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={SAY.requestDocument} error={document === OTHER ? undefined : missing}>
        <Select
          value={document}
          placeholder={SAY.requestChoose}
          options={[
            ...claim.checklist.map((item) => ({ value: item.key, label: item.label })),
            { value: OTHER, label: SAY.requestOther },
          ]}
          onChange={setDocument}
        />
      </Field>
      {document === OTHER && (
        <Field label={SAY.requestLabel} error={missing}>
          <TextInput
            maxLength={120}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        </Field>
      )}
      <ChoiceGroup
        legend={SAY.requestReason}
        size="s"
        value={reason}
        onChange={setReason}
        choices={REQUEST_REASONS.map((value) => ({ value, label: SAY.requestReasons[value] }))}
      />
      <Field label={SAY.requestNote} optional hint={SAY.requestNoteHint}>
        <Textarea maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
