import type { Database } from '../../platform/database/database.ts'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import { ACCOUNT_REFUSALS } from '../accounts.messages.ts'
import { findSigner } from './signing-access.repository.ts'

/**
 * Refuses to sign while a team member may control the account: its address is about to change on their proposal, or
 * they chose its password.
 */
export async function refuseUnsettledSigner(
  { database, now }: { database: Database; now: Temporal.Instant },
  accountId: string,
): Promise<void> {
  const at = new Date(now.epochMilliseconds)
  const { isAddressChanging, hasPasswordOfStaff } = await findSigner(database, { accountId, at })
  if (isAddressChanging) throw refusal('account.address_changing', ACCOUNT_REFUSALS.addressChanging)
  if (hasPasswordOfStaff)
    throw refusal('account.password_by_staff', ACCOUNT_REFUSALS.passwordByStaff)
}

function refusal(code: string, message: string): DomainError {
  return refuse({ code, message }, 409)
}
