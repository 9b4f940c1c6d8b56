import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import type { ListedUser, RoleRequest } from '@sillage/wire/administration/users.ts'
import { Mail, UserPlus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { useSession } from '../../shell/session/session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../ui/input/search-input.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { failureText } from '../failure-text.ts'
import { PendingInvitations } from './pending-invitations.tsx'
import { Proposals } from './proposals.tsx'
import { RoleRequests } from './role-requests.tsx'
import { type UsersControls, useUsers, useUsersView } from './use-users.ts'
import { USERS } from './users.messages.ts'
import { UsersTable } from './users-table.tsx'
import './users.css'

const CreateUserDialog = lazy(() =>
  import('./create-user-dialog.tsx').then((file) => ({ default: file.CreateUserDialog })),
)
const EditUserDialog = lazy(() =>
  import('./edit-user-dialog.tsx').then((file) => ({ default: file.EditUserDialog })),
)
const DeactivateUserDialog = lazy(() =>
  import('./deactivate-user-dialog.tsx').then((file) => ({ default: file.DeactivateUserDialog })),
)
const RefuseRoleDialog = lazy(() =>
  import('./refuse-role-dialog.tsx').then((file) => ({ default: file.RefuseRoleDialog })),
)
const InviteDialog = lazy(() =>
  import('./invite-dialog.tsx').then((file) => ({ default: file.InviteDialog })),
)

type Opened =
  | { readonly name: 'create' | 'invite' }
  | { readonly name: 'edit' | 'deactivate'; readonly user: ListedUser }
  | { readonly name: 'refuse'; readonly request: RoleRequest }

/** /admin/users-management. */
export function UsersPage() {
  const { user } = useSession()
  const controls = useUsersView()
  const query = useUsers(controls.view)
  const { data, isPlaceholderData } = query
  const [opened, open] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => open(null)
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = () => title.current?.focus()
  return (
    <TeamPage
      className="users-page"
      title={USERS.page}
      titleRef={title}
      say={{ refresh: USERS.refresh, failed: USERS.loadFailed, loading: USERS.loading }}
      query={query}
      reason={(error) => failureText(error, USERS.fetchUsersFailed)}
      actions={
        <>
          <Button variant="secondary" size="s" icon={Mail} onClick={() => open({ name: 'invite' })}>
            {USERS.invite}
          </Button>
          <Button size="s" icon={UserPlus} onClick={() => open({ name: 'create' })}>
            {USERS.add}
          </Button>
        </>
      }
      tools={
        <>
          <RoleRequests
            onRefuse={(request) => open({ name: 'refuse', request })}
            onNoneLeft={focusTitle}
          />
          <Proposals onNoneLeft={focusTitle} />
          <PendingInvitations onNoneLeft={focusTitle} />
          <UsersToolbar controls={controls} viewer={user?.role ?? 'admin'} />
        </>
      }
    >
      {failure && (
        <Banner tone="bad" live lead={USERS.statusFailed}>
          {failure}
        </Banner>
      )}
      {data && data.users.length === 0 && (
        <EmptyState
          title={USERS.none}
          action={
            <Button variant="secondary" onClick={controls.reset}>
              {USERS.reset}
            </Button>
          }
        />
      )}
      {data && data.users.length > 0 && (
        <div aria-busy={isPlaceholderData} className="paged">
          <UsersTable
            list={data}
            controls={controls}
            onEdit={(one) => open({ name: 'edit', user: one })}
            onDeactivate={(one) => open({ name: 'deactivate', user: one })}
            onFailure={setFailure}
          />
        </div>
      )}
      <Suspense>
        {opened?.name === 'create' && <CreateUserDialog onClose={close} />}
        {opened?.name === 'invite' && <InviteDialog onClose={close} />}
        {opened?.name === 'refuse' && <RefuseRoleDialog request={opened.request} onClose={close} />}
        {opened?.name === 'edit' && <EditUserDialog account={opened.user} onClose={close} />}
        {opened?.name === 'deactivate' && (
          <DeactivateUserDialog account={opened.user} onClose={close} />
        )}
      </Suspense>
    </TeamPage>
  )
}

function UsersToolbar({ controls, viewer }: { controls: UsersControls; viewer: Role }) {
  const { view, typed, type, change } = controls
  const roles = ROLES.filter((role) => rolesVisibleTo(viewer).includes(role))
  return (
    <search className="users-tools">
      <SearchInput dense label={USERS.search} value={typed} maxLength={200} onType={type} />
      <Select<Role | 'all'>
        dense
        aria-label={USERS.role}
        value={view.role}
        options={[
          { value: 'all', label: USERS.allRoles },
          ...roles.toReversed().map((role) => ({ value: role, label: role })),
        ]}
        onChange={(role) => change({ role })}
      />
    </search>
  )
}
