import type { User } from '@sillage/wire/accounts/accounts.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'

export function presentUser(account: AccountRow): User {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    role: account.role,
    isActive: account.is_active,
    firstName: account.first_name,
    lastName: account.last_name,
    accountKind: account.kind,
    requestedRole: account.requested_role,
    emailVerified: account.email_verified_at !== null,
  }
}
