import {
  CAPABILITIES,
  type Capability,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import { isRole, isStaff, ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import type { ListedUser } from '@sillage/wire/administration/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { usersApi } from '../administration-api.ts'
import { failureText } from '../failure-text.ts'
import { HandOver, USUAL_RECEIVER } from '../hand-over/hand-over.tsx'
import { Capabilities } from './capabilities.tsx'
import { RaiseQuotas } from './raise-quotas.tsx'
import { RemovePasskeys } from './remove-passkeys.tsx'
import { RoleSelect } from './role-select.tsx'
import { useUsersAction } from './use-users.ts'
import { EmailField, UsernameField } from './user-fields.tsx'
import { USERS } from './users.messages.ts'

interface EditUserProps {
  readonly account: ListedUser
  readonly onClose: () => void
}

/** Edits the user name, address and role of an account, reloaded first because the list may be stale. */
export function EditUserDialog({ account, onClose }: EditUserProps) {
  const { data, error } = useQuery({
    queryKey: ['users', 'one', account.id],
    queryFn: async ({ signal }) =>
      (await usersApi.one({ params: { id: account.id }, signal })).user,
    staleTime: 0,
    gcTime: 0,
  })
  if (data) return <EditForm account={data} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title={USERS.editTitle}>
      {error ? (
        <Banner tone="bad" live>
          {failureText(error, USERS.fetchUserFailed)}
        </Banner>
      ) : (
        <Loading label={USERS.loading} />
      )}
    </Dialog>
  )
}

type UserForm = Parameters<typeof usersApi.change>[0]['body']

function EditForm({ account, onClose }: EditUserProps) {
  const [username, setUsername] = useState(account.username)
  const [email, setEmail] = useState(account.email)
  const [role, setRole] = useState<Role>(account.role)
  const before = account.capabilities.map((one) => one.capability)
  const [held, setHeld] = useState<readonly Capability[]>(before)
  // capabilities end when the role changes
  const mayHold = account.isManageable && isStaff(account.role) && role === account.role
  const [filesTo, giveTo] = useState(USUAL_RECEIVER)
  const [refusal, refuse] = useState<string | null>(null)
  const change = useUsersAction(async (body: UserForm): Promise<boolean> => {
    const params = { id: account.id }
    if (mayHold && CAPABILITIES.some((one) => held.includes(one) !== before.includes(one)))
      await usersApi.setCapabilities({ params, body: { capabilities: [...held] } })
    const { user } = await usersApi.change({ params, body })
    const given = user.capabilities.map((one) => one.capability)
    const lacks = mayHold && held.some((one) => !given.includes(one))
    return lacks || user.role !== body.role || isOtherAddress(user.email, body.email)
  })
  const leaves = isStaff(account.role) && !isStaff(role)
  const isIncomplete = !username.trim() || !email.trim()
  const save = () => {
    if (isIncomplete) return refuse(USERS.missing)
    if (!isRole(role)) return refuse(USERS.invalidRoleProvided)
    refuse(null)
    return change.mutate(
      { username: username.trim(), email: email.trim(), role, ...(leaves ? { filesTo } : {}) },
      {
        onSuccess: (isWaiting) => {
          const say = isWaiting ? USERS.waiting : USERS.saved
          toast.success(say(username.trim()))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      title={USERS.editTitle}
      action={
        <Button
          aria-disabled={isIncomplete}
          busy={change.isPending}
          busyLabel={USERS.saving}
          onClick={save}
        >
          {USERS.save}
        </Button>
      }
    >
      <div className="users-form">
        <UsernameField value={username} onType={setUsername} />
        <EmailField value={email} onType={setEmail} hint={addressHint(account, email)} />
        <Field label={USERS.role} hint={role === account.role ? undefined : USERS.roleEnds}>
          <RoleSelect value={role} offered={ROLES.toReversed()} onChange={setRole} />
        </Field>
        {leaves && <HandOver account={account} value={filesTo} onChange={giveTo} />}
        {mayHold && <Capabilities account={account} held={held} onChange={setHeld} />}
        <RemovePasskeys account={account} />
        {account.isManageable && <RaiseQuotas account={account} />}
        {(refusal ?? change.error) && (
          <Banner tone="bad" live lead={refusal ?? USERS.updateFailed}>
            {!refusal &&
              change.error &&
              failureText(change.error, `${USERS.updateUserFailed}. ${USERS.saveFailed}`)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

function addressHint(account: ListedUser, typed: string): string | undefined {
  if (isOtherAddress(account.email, typed)) return USERS.addressWaits
  if (account.emailVerified) return undefined
  return isStaff(account.role) ? USERS.unprovedStaff : USERS.unprovedText
}

function isOtherAddress(one: string, other: string): boolean {
  return normaliseEmail(one) !== normaliseEmail(other)
}
