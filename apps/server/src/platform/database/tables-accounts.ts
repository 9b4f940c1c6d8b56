import type { PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

/** What the profile adds to an account. */
export interface ProfileColumns {
  email_verified_at: Date | null
  company_name: string | null
  siren: string | null
  postal_address: JSONColumnType<PostalAddress> | null
  closed_at: Date | null
}

interface AccountLinkTable {
  token_sha256: Buffer
  account_id: ColumnType<string, string, never>
  purpose: 'password' | 'email'
  email: string
  expires_at: Date
  created_at: Generated<Date>
}

interface SignInTable {
  id: Generated<string>
  account_id: ColumnType<string, string, never>
  at: Generated<Date>
  succeeded: boolean
  ip: string
  user_agent: string
}

export interface AccountTables {
  account_link: AccountLinkTable
  sign_in: SignInTable
}

export type SignInRow = Selectable<SignInTable>
export type AccountLinkRow = Selectable<AccountLinkTable>
