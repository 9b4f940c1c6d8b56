import {
  type Capability,
  capabilityLabel,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { USER_LETTERS } from '../users.messages.ts'
import { findCapabilitiesOf, insertCapability } from './capabilities.repository.ts'

interface Given {
  readonly accountId: string
  readonly capability: Capability
  readonly givenBy: string
  readonly now: Temporal.Instant
}

export async function giveCapability(
  transaction: Database,
  { accountId, capability, givenBy, now }: Given,
) {
  await insertCapability(transaction, {
    account_id: accountId,
    capability,
    given_by: givenBy,
    given_at: new Date(now.epochMilliseconds),
  })
}

/** Tells someone which capabilities they hold now. */
export async function tellCapabilities(
  transaction: Database,
  { accountId, now }: Pick<Given, 'accountId' | 'now'>,
) {
  const rows = await findCapabilitiesOf(transaction, [accountId])
  const held = rows.map(({ capability }) => capability)
  await notify(transaction, {
    accountId,
    // several may be given at once, each by an agreement of its own
    key: `capabilities ${held.join(' ')} ${now.toString()}`,
    path: paths.profile,
    ...USER_LETTERS.capabilities(held.map((one) => capabilityLabel(one).name)),
  })
}
