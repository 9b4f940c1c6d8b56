import type { AccountChange } from '@sillage/domain/accounts/account-changes.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Generated, Selectable } from 'kysely'

export interface StaffInvitationTable {
  id: Generated<string>
  token_sha256: Buffer
  email: string
  role: Exclude<Role, 'user'>
  invited_by: string
  created_at: Generated<Date>
  expires_at: Date
  accepted_at: Date | null
  account_id: string | null
  revoked_at: Date | null
}

export interface ExternalIdentityTable {
  issuer: string
  subject: string
  account_id: string
  created_at: Generated<Date>
}

export interface SignInHandoffTable {
  token_sha256: Buffer
  browser_sha256: Buffer
  account_id: string
  issuer: string | null
  subject: string | null
  expires_at: Date
}

export interface PasskeyTable {
  id: Generated<string>
  account_id: string
  credential_id: string
  public_key: Buffer
  counter: string
  transports: string[]
  name: string
  is_backed_up: boolean
  created_at: Generated<Date>
  last_used_at: Date | null
}

export interface PasskeyChallengeTable {
  id: Generated<string>
  account_id: string
  session_id: string | null
  purpose: 'register' | 'sign_in' | 'enrol'
  challenge: string
  expires_at: Date
}

export interface AccountProposalTable {
  id: Generated<string>
  account_id: string
  kind: AccountChange
  from_value: string
  to_value: string
  proposed_by: string
  proposed_at: Date
  due_at: Date
  expires_at: Date
  needs_second: boolean
  /** The account that takes over the open claims; null for nobody. */
  files_to: Generated<string | null>
  approved_by: string | null
  confirm_sha256: Buffer | null
  stop_sha256: Buffer | null
  confirmed_at: Date | null
  ended_at: Date | null
  ending: 'done' | 'stopped' | 'replaced' | 'expired' | null
}

interface RecoveryCodeTable {
  code_sha256: Buffer
  account_id: string
  created_at: Generated<Date>
  used_at: Date | null
}

export type PasskeyRow = Selectable<PasskeyTable>

export interface IdentityTables {
  account_proposal: AccountProposalTable
  staff_invitation: StaffInvitationTable
  external_identity: ExternalIdentityTable
  sign_in_handoff: SignInHandoffTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  recovery_code: RecoveryCodeTable
}
