import type { RoleRequest } from '@sillage/wire/administration/users.ts'
import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { usersApi } from '../administration-api.ts'
import { useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

/** Refuses with a reason, which the person receives. */
export function RefuseRoleDialog({
  request,
  onClose,
}: {
  request: RoleRequest
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const isMissing = reason.trim() === ''
  const refusal = useUsersAction((text: string) =>
    usersApi.refuseRole({ params: { id: request.accountId }, body: { reason: text } }),
  )
  const refuse = () => {
    setPressed(true)
    if (isMissing) return
    refusal.mutate(reason.trim(), {
      onSuccess: () => {
        toast.success(USERS.refused(request.username))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title={USERS.refuseTitle}
      submitLabel={USERS.refuse}
      isBusy={refusal.isPending}
      isIncomplete={isMissing}
      failureLead={USERS.requestFailed}
      failure={refusal.error && refusal.error.message}
      onSubmit={refuse}
      onClose={onClose}
    >
      <Field
        label={USERS.refuseReason}
        hint={USERS.refuseHint}
        error={isPressed && isMissing ? USERS.refuseMissing : undefined}
      >
        <Textarea maxLength={500} value={reason} onChange={(e) => setReason(e.target.value)} />
      </Field>
    </FormDialog>
  )
}
