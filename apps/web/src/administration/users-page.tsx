import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import type { ListedUser, RoleRequest } from '@sillage/wire/users.ts'
import { Mail, UserPlus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { usePageTitle } from '../shell/page-title.ts'
import { useSession } from '../shell/session.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RefreshButton } from '../ui/refresh-button.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { failureText } from './failure-text.ts'
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
  usePageTitle(USERS.page)
  const { user } = useSession()
  const controls = useUsersView()
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsers(controls.view)
  const [opened, open] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => open(null)
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = () => title.current?.focus()
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page page-team">
        <PageHead
          title={USERS.page}
          titleRef={title}
          actions={
            <div className="row users-actions">
              <RefreshButton isBusy={isFetching} onRefresh={() => void refetch()}>
                {USERS.refresh}
              </RefreshButton>
              <Button
                variant="secondary"
                size="s"
                icon={Mail}
                onClick={() => open({ name: 'invite' })}
              >
                {USERS.invite}
              </Button>
              <Button size="s" icon={UserPlus} onClick={() => open({ name: 'create' })}>
                {USERS.add}
              </Button>
            </div>
          }
        />
        <RoleRequests
          onRefuse={(request) => open({ name: 'refuse', request })}
          onNoneLeft={focusTitle}
        />
        <Proposals onNoneLeft={focusTitle} />
        <PendingInvitations onNoneLeft={focusTitle} />
        <UsersToolbar controls={controls} viewer={user?.role ?? 'admin'} />
        {error && (
          <LoadFailure
            lead={USERS.loadFailed}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          >
            {failureText(error, USERS.fetchUsersFailed)}
          </LoadFailure>
        )}
        {failure && (
          <Banner tone="bad" live lead={USERS.statusFailed}>
            {failure}
          </Banner>
        )}
        {!data && !error && <Loading label={USERS.loading} />}
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
          {opened?.name === 'refuse' && (
            <RefuseRoleDialog request={opened.request} onClose={close} />
          )}
          {opened?.name === 'edit' && <EditUserDialog account={opened.user} onClose={close} />}
          {opened?.name === 'deactivate' && (
            <DeactivateUserDialog account={opened.user} onClose={close} />
          )}
        </Suspense>
      </div>
    </main>
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
