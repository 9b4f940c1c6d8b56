import type { OpenSession, Profile, SignIn } from '@sillage/wire/accounts/profile.ts'
import type { SignInRow } from '../../platform/database/tables/tables-accounts.ts'
import { presentUser } from '../accounts.present.ts'
import { roleRequestWaitsFor } from '../recovery/proved-address.ts'
import { deviceName } from '../session/device-name.ts'
import type { OpenSessionRow } from '../session/own-sessions.repository.ts'
import type { ProfileState } from './profile.service.ts'

export function presentProfile(
  { account, pendingEmail, lapsesAt }: ProfileState,
  staffEmailDomains: readonly string[],
): Profile {
  return {
    ...presentUser(account),
    companyName: account.company_name,
    siren: account.siren,
    signer: account.signer,
    address: account.postal_address,
    person: account.person,
    mailsOff: [...account.mails_off],
    lapsesAt: lapsesAt?.toISOString() ?? null,
    roleRequestWaitsFor: roleRequestWaitsFor(account, staffEmailDomains),
    pendingEmail,
    createdAt: account.created_at.toISOString(),
  }
}

export function presentSession(row: OpenSessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ip: row.ip,
    device: deviceName(row.user_agent ?? ''),
    isCurrent: row.id === currentId,
  }
}

export function presentSignIn(row: SignInRow): SignIn {
  return {
    at: row.at.toISOString(),
    succeeded: row.succeeded,
    ip: row.ip,
    device: deviceName(row.user_agent),
    factor: row.factor,
  }
}
