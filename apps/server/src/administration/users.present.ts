import { mayManage, type Person } from '@sillage/domain/accounts/permissions.ts'
import type { ListedUser, RoleRequest } from '@sillage/wire/administration/users.ts'
import { userOf } from '../accounts/session/account-access.service.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { GivenCapability } from './capabilities/capabilities.repository.ts'

export function personOf(account: AccountRow): Person {
  return { id: account.id, role: account.role, isActive: account.is_active }
}

interface Known {
  readonly capabilities: readonly GivenCapability[]
  readonly lastSignIns: ReadonlyMap<string, Date>
}

export function presentListedUser(
  account: AccountRow,
  viewer: Person,
  { capabilities, lastSignIns }: Known,
): ListedUser {
  return {
    ...userOf(account),
    createdAt: account.created_at.toISOString(),
    company: account.company_name,
    lastSignInAt: lastSignIns.get(account.id)?.toISOString() ?? null,
    isManageable: mayManage(viewer, personOf(account)),
    capabilities: capabilities
      .filter((one) => one.account_id === account.id)
      .map(({ capability, username, given_at: at }) => ({
        capability,
        givenBy: username,
        givenAt: at.toISOString(),
      })),
  }
}

/** The query already leaves out rows without a role or proof; this check is for the types. */
export function presentRoleRequest(account: AccountRow, domains: readonly string[]): RoleRequest[] {
  const { requested_role: requestedRole, email_verified_at: provedAt } = account
  if (requestedRole === null || provedAt === null) return []
  return [
    {
      accountId: account.id,
      username: account.username,
      email: account.email,
      requestedRole,
      createdAt: account.created_at.toISOString(),
      emailVerifiedAt: provedAt.toISOString(),
      staffDomain:
        domains.length === 0 ? null : account.email.slice(account.email.lastIndexOf('@') + 1),
    },
  ]
}
