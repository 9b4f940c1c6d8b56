import type { Reply } from '@sillage/wire/route.ts'
import type { ListedUser, UserSort, users } from '@sillage/wire/users.ts'
import { ChevronLeft, ChevronRight, Pencil, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useSession } from '../shell/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SortHeader, Table } from '../ui/table.tsx'
import { toast } from '../ui/toast.ts'
import { usersApi } from './administration-api.ts'
import { failureText } from './failure-text.ts'
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

const NUMBER = new Intl.NumberFormat('fr-FR')

export function UsersTable({ list, controls, ...row }: UsersTableProps) {
  return (
    <>
      <Table label={USERS.table} className="users-table">
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
      <Pages list={list} controls={controls} />
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

type UserRowProps = Omit<UsersTableProps, 'list' | 'controls'> & { readonly user: ListedUser }

function UserRow({ user, onEdit, onDeactivate, onFailure }: UserRowProps) {
  const { user: viewer } = useSession()
  const activation = useUsersAction((id: string) => usersApi.toggleStatus({ params: { id } }))
  const activate = () => {
    onFailure(null)
    activation.mutate(user.id, {
      onSuccess: () => toast.success(USERS.activated(user.username)),
      onError: (failure) => onFailure(failureText(failure, USERS.updateStatusFailed)),
    })
  }
  return (
    <tr>
      <td>
        <span className="users-name">
          <Avatar name={user.username} size="s" />
          <b>{user.username}</b>
        </span>
      </td>
      <td className="users-email">{user.email}</td>
      <td>
        <RoleBadge role={user.role} />
      </td>
      <td>
        <Badge tone={user.isActive ? 'active' : 'expired'}>
          {user.isActive ? USERS.active : USERS.inactive}
        </Badge>
      </td>
      <td>
        <div className="table-actions">
          {user.id === viewer?.id && <span className="small subtle">{USERS.you}</span>}
          {user.isManageable && (
            <>
              <IconButton
                size="s"
                icon={Pencil}
                aria-label={USERS.edit(user.username)}
                onClick={() => onEdit(user)}
              />
              {user.isActive ? (
                <IconButton
                  size="s"
                  icon={UserRoundX}
                  aria-label={USERS.deactivate(user.username)}
                  onClick={() => onDeactivate(user)}
                />
              ) : (
                <IconButton
                  size="s"
                  icon={UserRoundCheck}
                  aria-label={USERS.activate(user.username)}
                  disabled={activation.isPending}
                  onClick={activate}
                />
              )}
            </>
          )}
        </div>
      </td>
    </tr>
  )
}

function Pages({ list, controls }: Pick<UsersTableProps, 'list' | 'controls'>) {
  const { page, limit, total, users: shown } = list
  const first = (page - 1) * limit
  return (
    <div className="row-b users-pages">
      <p className="small muted num" role="status">
        {USERS.range(
          NUMBER.format(first + 1),
          NUMBER.format(first + shown.length),
          NUMBER.format(total),
        )}
      </p>
      <div className="row">
        <IconButton
          icon={ChevronLeft}
          variant="secondary"
          size="s"
          aria-label={USERS.previous}
          disabled={page === 1}
          onClick={() => controls.change({ page: page - 1 })}
        />
        <IconButton
          icon={ChevronRight}
          variant="secondary"
          size="s"
          aria-label={USERS.next}
          disabled={first + shown.length >= total}
          onClick={() => controls.change({ page: page + 1 })}
        />
      </div>
    </div>
  )
}
