import { capabilityLabel } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ListedUser, UserSort, users } from '@sillage/wire/administration/users.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { FolderOpen, Pencil, UserRoundCheck, UserRoundX } from 'lucide-react'
import { shortDay } from '../../shell/moment.ts'
import { RouteButton } from '../../shell/pages/route-button.tsx'
import { useSession } from '../../shell/session/session.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { SortHeader, Table } from '../../ui/data/table.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { usersApi } from '../administration-api.ts'
import { failureText } from '../failure-text.ts'
import { EmailAddress } from './email-address.tsx'
import { RoleBadge } from './role-badge.tsx'
import { type UsersControls, useUsersAction } from './use-users.ts'
import { USERS } from './users.messages.ts'

interface UsersTableProps {
  readonly list: Reply<typeof users.list>
  readonly controls: UsersControls
  readonly onEdit: (user: ListedUser) => void
  readonly onDeactivate: (user: ListedUser) => void
  readonly onFailure: (message: string | null) => void
}

export function UsersTable({ list, controls, ...row }: UsersTableProps) {
  return (
    <>
      <Table label={USERS.table} className="table-rows users-table">
        <thead>
          <tr>
            <Sortable by="username" label={USERS.columns.username} controls={controls} />
            <Sortable by="email" label={USERS.columns.email} controls={controls} />
            <Sortable by="role" label={USERS.columns.role} controls={controls} />
            <Sortable by="isActive" label={USERS.columns.status} controls={controls} />
            <th scope="col">
              <span className="vh">{USERS.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.users.map((user) => (
            <UserRow key={user.id} user={user} {...row} />
          ))}
        </tbody>
      </Table>
      <Pager
        page={list.page}
        limit={list.limit}
        shown={list.users.length}
        total={list.total}
        onPage={(page) => controls.change({ page })}
      />
    </>
  )
}

interface SortableProps {
  readonly by: UserSort
  readonly label: string
  readonly controls: UsersControls
}

function Sortable({ by, label, controls: { view, change } }: SortableProps) {
  const isSorted = view.sortBy === by
  const isAscending = view.sortDirection === 'asc'
  return (
    <SortHeader
      sorted={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      onSort={() => change({ sortBy: by, sortDirection: isSorted && isAscending ? 'desc' : 'asc' })}
    >
      {label}
    </SortHeader>
  )
}

/** Person and company, as far as known. */
const realName = ({ firstName, lastName, company }: ListedUser) =>
  [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(' · ')

type UserRowProps = Omit<UsersTableProps, 'list' | 'controls'> & { readonly user: ListedUser }

function UserRow({ user, onEdit, onDeactivate, onFailure }: UserRowProps) {
  const { user: viewer } = useSession()
  const activation = useUsersAction(
    async (id: string) => (await usersApi.toggleStatus({ params: { id } })).user.isActive,
  )
  const activate = () => {
    if (activation.isPending) return
    onFailure(null)
    activation.mutate(user.id, {
      onSuccess: (isActive) =>
        toast.success((isActive ? USERS.activated : USERS.waiting)(user.username)),
      onError: (failure) => onFailure(failureText(failure, USERS.updateStatusFailed)),
    })
  }
  return (
    <tr>
      <td>
        <span className="users-name">
          <Avatar name={user.username} size="s" />
          <span>
            <b>{user.username}</b>
            <small className="users-under">{realName(user)}</small>
          </span>
        </span>
      </td>
      <td className="users-email">
        <EmailAddress email={user.email} />
        {!user.emailVerified && <small className="email-note">{USERS.unproved}</small>}
      </td>
      <td>
        <span className="users-role">
          <RoleBadge role={user.role} />
          {user.capabilities.map(({ capability }) => (
            <Badge key={capability} tone="info">
              {capabilityLabel(capability).name}
            </Badge>
          ))}
        </span>
      </td>
      <td>
        <Badge tone={user.isActive ? 'active' : 'inactive'}>
          {user.isActive ? USERS.active : USERS.inactive}
        </Badge>
        {user.lastSignInAt !== null && (
          <small className="users-under">{USERS.lastSignIn(shortDay(user.lastSignInAt))}</small>
        )}
      </td>
      <td>
        <div className="table-actions">
          {user.id === viewer?.id && <span className="small subtle">{USERS.you}</span>}
          <RouteButton
            to={paths.personContracts(user.id)}
            variant="text"
            size="s"
            className="btn-icon"
            icon={FolderOpen}
            aria-label={USERS.contracts(user.username)}
          />
          {user.isManageable && (
            <>
              <IconButton
                size="s"
                icon={Pencil}
                aria-label={USERS.edit(user.username)}
                onClick={() => onEdit(user)}
              />
              {/* one button, which keeps the focus when the account changes */}
              <IconButton
                size="s"
                icon={user.isActive ? UserRoundX : UserRoundCheck}
                aria-label={(user.isActive ? USERS.deactivate : USERS.activate)(user.username)}
                aria-disabled={activation.isPending || undefined}
                onClick={user.isActive ? () => onDeactivate(user) : activate}
              />
            </>
          )}
        </div>
      </td>
    </tr>
  )
}
