import { mayManage, type Person } from '@sillage/domain/accounts/permissions.ts'
import type { ListedUser, RoleRequest } from '@sillage/wire/users.ts'
import { userOf } from '../accounts/account-access.service.ts'
import type { AccountRow } from '../platform/database/schema.ts'

export function personOf(account: AccountRow): Person {
  return { id: account.id, role: account.role, isActive: account.is_active }
}

export function presentListedUser(account: AccountRow, viewer: Person): ListedUser {
  return {
    ...userOf(account),
    createdAt: account.created_at.toISOString(),
    isManageable: mayManage(viewer, personOf(account)),
  }
}

export function presentRoleRequest(account: AccountRow): RoleRequest[] {
  const requestedRole = account.requested_role
  if (requestedRole === null) return []
  return [
    {
      accountId: account.id,
      username: account.username,
      email: account.email,
      requestedRole,
      createdAt: account.created_at.toISOString(),
    },
  ]
}
