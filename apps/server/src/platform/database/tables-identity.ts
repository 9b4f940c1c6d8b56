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

export type PasskeyRow = Selectable<PasskeyTable>

export interface IdentityTables {
  staff_invitation: StaffInvitationTable
  external_identity: ExternalIdentityTable
  sign_in_handoff: SignInHandoffTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
}
