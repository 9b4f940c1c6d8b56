import {
  CAPABILITIES,
  type Capability,
  capabilityLabel,
  capabilityRefusal,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { placeOf } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { refusedChange } from '../account-changes.service.ts'
import { USER_LETTERS } from '../users.messages.ts'
import { personOf } from '../users.present.ts'
import { administer } from '../users.service.ts'
import {
  deleteCapabilities,
  findCapabilitiesOf,
  insertCapability,
} from './capabilities.repository.ts'

/** Gives a team account the capabilities in `wanted` and removes all others; each change is audited and notified. */
export function setCapabilities(
  context: RequestContext,
  { id, wanted }: { id: string; wanted: readonly Capability[] },
) {
  return administer(context, id, async ({ transaction, actor, target }) => {
    const refusal = capabilityRefusal(actor, personOf(target))
    if (refusal) throw refusedChange(refusal)
    const held = (await findCapabilitiesOf(transaction, [id])).map(({ capability }) => capability)
    const changed = CAPABILITIES.filter((one) => wanted.includes(one) !== held.includes(one))
    for (const capability of changed) {
      const isGiven = wanted.includes(capability)
      const row = { account_id: id, capability }
      if (isGiven)
        await insertCapability(transaction, {
          ...row,
          given_by: actor.id,
          given_at: new Date(context.now.epochMilliseconds),
        })
      else await deleteCapabilities(transaction, { accountId: id, capability })
      await recordAudit(transaction, {
        actorId: actor.id,
        action: isGiven ? 'account.capability_given' : 'account.capability_taken',
        subjectKind: 'account',
        subjectId: id,
        detail: { capability, ...placeOf(context) },
      })
    }
    if (changed.length > 0)
      await notify(transaction, {
        accountId: id,
        key: `capabilities ${context.now.toString()}`,
        path: paths.profile,
        ...USER_LETTERS.capabilities(
          CAPABILITIES.filter((one) => wanted.includes(one)).map(
            (one) => capabilityLabel(one).name,
          ),
        ),
      })
    return target
  })
}
