import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { Signer } from '@sillage/domain/accounts/companies/company.ts'
import type { MailChoice } from '@sillage/domain/accounts/mail-choices.ts'
import type { Person } from '@sillage/domain/accounts/person.ts'
import type { PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import type { SignInFactor } from '@sillage/domain/accounts/sign-in-factors.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

/** Account columns that hold the profile. */
export interface ProfileColumns {
  email_verified_at: Date | null
  /**
   * When an account with an unverified address is closed; null once verified, and for accounts older than this rule.
   */
  lapses_at: Date | null
  company_name: string | null
  siren: string | null
  signer: JSONColumnType<Signer> | null
  postal_address: JSONColumnType<PostalAddress> | null
  person: JSONColumnType<Person> | null
  closed_at: Date | null
  /** The mails this person does without. */
  mails_off: Generated<readonly MailChoice[]>
  /** Since when it has its role, if somebody granted it. */
  role_since: Date | null
  /** Who gave the role without a second administrator; null where two agreed. */
  role_by: Generated<string | null>
  /** Once had a role of the team: their name stays beside what they did. */
  was_staff: Generated<boolean>
  /** The password was set by the member of staff who created the account, and is known to them. */
  password_by_staff: Generated<boolean>
}

interface AccountLinkTable {
  token_sha256: Buffer
  account_id: ColumnType<string, string, never>
  purpose: 'password' | 'email' | 'enrol'
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
  factor: SignInFactor | null
}

interface KnownDeviceTable {
  account_id: ColumnType<string, string, never>
  token_sha256: Buffer
  created_at: Date
  last_used_at: Date
}

interface PresenceCodeTable {
  session_id: string
  account_id: ColumnType<string, string, never>
  code_hash: string
  tries_left: number
  expires_at: Date
}

interface StaffCapabilityTable {
  account_id: ColumnType<string, string, never>
  capability: Capability
  given_by: string
  given_at: Date
}

export interface AccountTables {
  staff_capability: StaffCapabilityTable
  known_device: KnownDeviceTable
  presence_code: PresenceCodeTable
  account_link: AccountLinkTable
  sign_in: SignInTable
}

export type SignInRow = Selectable<SignInTable>
export type AccountLinkRow = Selectable<AccountLinkTable>
