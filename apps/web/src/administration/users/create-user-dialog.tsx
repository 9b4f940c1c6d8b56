import { isRole, ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { PasswordInput } from '../../ui/input/password-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { failureText } from '../failure-text.ts'
import { RoleSelect } from './role-select.tsx'
import { useCreateUser } from './use-users.ts'
import { EmailField, UsernameField } from './user-fields.tsx'
import { USERS } from './users.messages.ts'

/** Creates an account with its role already granted. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const [username, setUsername] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [role, setRole] = useState<Role>('user')
  const [refusal, refuse] = useState<string | null>(null)
  const creation = useCreateUser()
  const isIncomplete = !username.trim() || !email.trim() || !password
  const create = () => {
    if (isIncomplete) return refuse(USERS.missing)
    if (!isRole(role)) return refuse(USERS.invalidRole)
    refuse(null)
    return creation.mutate(
      { username: username.trim(), email: email.trim(), password, role },
      {
        onSuccess: () => {
          toast.success(USERS.created(username.trim()))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      keepOpen={username !== '' || email !== ''}
      title={USERS.createTitle}
      note={isIncomplete && <p className="small muted users-missing">{USERS.missing}</p>}
      action={
        <Button
          disabled={isIncomplete}
          busy={creation.isPending}
          busyLabel={USERS.creating}
          onClick={create}
        >
          {USERS.create}
        </Button>
      }
    >
      <div className="users-form">
        <UsernameField isFirst value={username} onType={setUsername} />
        <EmailField value={email} onType={setEmail} />
        <Field label={USERS.password} hint={USERS.passwordHint}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label={USERS.role}>
          <RoleSelect value={role} offered={ROLES.toReversed()} onChange={setRole} />
        </Field>
        {(refusal ?? creation.error) && (
          <Banner tone="bad" live>
            {refusal ?? (creation.error && failureText(creation.error, USERS.createFailed))}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
