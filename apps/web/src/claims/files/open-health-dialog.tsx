import {
  HEALTH_REASONS,
  type HealthReason,
  healthReasonLabel,
} from '@sillage/domain/claims/health/health-papers.ts'
import type { ClaimFile } from '@sillage/wire/claims/claim-message.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../shell/api/save-file.ts'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { messagesApi } from '../claims-api.ts'
import { DISCUSSION } from '../discussion/discussion.messages.ts'

interface OpenHealthProps {
  readonly claimId: string
  readonly file: ClaimFile
  readonly onClose: () => void
}

/** Asks for the reason, then opens a health document; both are recorded in the audit log. */
export function OpenHealthDialog({ claimId, file, onClose }: OpenHealthProps) {
  const [reason, setReason] = useState<HealthReason | null>(null)
  const opening = useMutation({
    mutationFn: (given: HealthReason) =>
      messagesApi.openHealthFile({
        params: { id: claimId, fileId: file.file_id },
        body: { reason: given },
      }),
    onSuccess: (bytes) => {
      const name = `${DISCUSSION.healthFileName}.${file.type}`
      saveFile(bytes, { name, type: 'application/octet-stream' })
      onClose()
    },
  })
  return (
    <FormDialog
      title={DISCUSSION.healthOpen}
      submitLabel={DISCUSSION.healthOpenConfirm}
      isBusy={opening.isPending}
      isIncomplete={reason === null}
      failureLead={DISCUSSION.healthFailed}
      failure={opening.error && opening.error.message}
      onSubmit={() => reason && opening.mutate(reason)}
      onClose={onClose}
    >
      <ChoiceGroup
        legend={DISCUSSION.healthReason}
        hint={DISCUSSION.healthOpenText}
        size="s"
        value={reason}
        onChange={setReason}
        choices={HEALTH_REASONS.map((one) => ({ value: one, label: healthReasonLabel(one) }))}
      />
    </FormDialog>
  )
}
