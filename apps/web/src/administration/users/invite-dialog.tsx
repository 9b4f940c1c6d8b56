import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { usersApi } from '../administration-api.ts'
import { RoleSelect } from './role-select.tsx'
import { useUsersAction } from './use-users.ts'
import { EmailField } from './user-fields.tsx'
import { USERS } from './users.messages.ts'

const STAFF_ROLES = ['advisor', 'admin', 'root'] as const
type StaffRole = (typeof STAFF_ROLES)[number]

/** Sends an invitation link, with which a new staff member creates their own account. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('advisor')
  const [isPressed, setPressed] = useState(false)
  const isMissing = !email.trim()
  const invitation = useUsersAction((body: { email: string; role: StaffRole }) =>
    usersApi.invite({ body }),
  )
  const send = () => {
    setPressed(true)
    if (isMissing) return
    invitation.mutate(
      { email: email.trim(), role },
      {
        onSuccess: () => {
          toast.success(USERS.invited(email.trim()))
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={USERS.inviteTitle}
      submitLabel={USERS.inviteConfirm}
      isBusy={invitation.isPending}
      isIncomplete={isMissing}
      failureLead={USERS.inviteFailed}
      failure={invitation.error && invitation.error.message}
      className="users-form"
      onSubmit={send}
      onClose={onClose}
    >
      <p className="muted">{USERS.inviteText}</p>
      <EmailField
        isFirst
        value={email}
        onType={setEmail}
        error={isPressed && isMissing ? USERS.missing : undefined}
      />
      <Field label={USERS.role}>
        <RoleSelect value={role} offered={STAFF_ROLES} onChange={setRole} />
      </Field>
    </FormDialog>
  )
}
