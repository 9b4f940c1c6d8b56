import {
  CAPABILITIES,
  type Capability,
  capabilityLabel,
  capabilityRefusal,
  isPaymentCapability,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { placeOf } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notifyAll } from '../../notifications/notifications.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { type People, refusedChange } from '../account-changes.service.ts'
import { findAdministrators } from '../account-proposals.repository.ts'
import { changeOrPropose } from '../account-proposals.service.ts'
import { USER_LETTERS } from '../users.messages.ts'
import { personOf } from '../users.present.ts'
import { administer } from '../users.service.ts'
import { deleteCapabilities, findCapabilitiesOf } from './capabilities.repository.ts'
import { giveCapability, tellCapabilities } from './given-capabilities.ts'

/**
 * Gives a team account the capabilities in `wanted` and removes all others, at once; those for payments are proposed to
 * a second administrator, and every other administrator is notified.
 */
export function setCapabilities(
  context: RequestContext,
  { id, wanted }: { id: string; wanted: readonly Capability[] },
) {
  return administer(context, id, async (people) => {
    const { transaction, actor, target } = people
    const refusal = capabilityRefusal(actor, personOf(target))
    if (refusal) throw refusedChange(refusal)
    const held = async () =>
      (await findCapabilitiesOf(transaction, [id])).map(({ capability }) => capability)
    const before = await held()
    const changed = CAPABILITIES.filter((one) => wanted.includes(one) !== before.includes(one))
    const proposed = changed.filter((one) => wanted.includes(one)).filter(isPaymentCapability)
    const immediate = changed.filter((one) => !proposed.some((other) => other === one))
    for (const capability of immediate)
      await changeAtOnce(context, people, { capability, isGiven: wanted.includes(capability) })
    if (immediate.length > 0)
      await tellCapabilities(transaction, { accountId: id, now: context.now })
    // in sequence: they share one connection
    for (const kind of proposed) await changeOrPropose(context, people, { kind, to: '' })
    const given = await held()
    const waiting = proposed.filter((one) => !given.includes(one))
    if (waiting.length > 0) await tellAdministrators(context, people, waiting)
    return target
  })
}

async function changeAtOnce(
  context: RequestContext,
  { transaction, actor, target }: People,
  { capability, isGiven }: { capability: Capability; isGiven: boolean },
) {
  const change = { accountId: target.id, capability }
  await (isGiven
    ? giveCapability(transaction, { ...change, givenBy: actor.id, now: context.now })
    : deleteCapabilities(transaction, change))
  await recordAudit(transaction, {
    actorId: actor.id,
    action: isGiven ? 'account.capability_given' : 'account.capability_taken',
    subjectKind: 'account',
    subjectId: target.id,
    detail: { capability, ...placeOf(context) },
  })
}

/** Notifies every other administrator who may see the account, so that nobody gains a hand on payments unseen. */
async function tellAdministrators(
  { now }: RequestContext,
  { transaction, actor, target }: People,
  waiting: readonly Capability[],
) {
  const others = (await findAdministrators(transaction)).filter(
    ({ id, role }) =>
      id !== actor.id && id !== target.id && rolesVisibleTo(role).includes(target.role),
  )
  const names = waiting.map((one) => capabilityLabel(one).name)
  await notifyAll(
    transaction,
    others.map(({ id }) => ({
      accountId: id,
      key: `capabilities ${target.id} ${now.toString()}`,
      path: paths.usersManagement,
      ...USER_LETTERS.capabilitiesProposed(target.username, names),
    })),
  )
}
