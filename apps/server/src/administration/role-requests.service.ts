import { mayManage } from '@sillage/domain/accounts/permissions.ts'
import { mayGrant, rolesGrantableBy } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { placeOf } from '../accounts/accounts.service.ts'
import { roleRequestWaitsFor } from '../accounts/session/account-access.service.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { forbidden } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { conflict } from './account-changes.service.ts'
import { changeOrPropose } from './account-proposals.service.ts'
import { USER_LETTERS, USER_MESSAGES } from './users.messages.ts'
import { personOf, presentRoleRequest } from './users.present.ts'
import { countRoleRequests, findRoleRequests, updateUser } from './users.repository.ts'
import { administer } from './users.service.ts'

/** The context of a person who decides on requests, with the domains whose requests count. */
interface Decider extends RequestContext {
  readonly staffEmailDomains: readonly string[]
}

/** The valid requests that the caller may decide: an admin those for advisor, a root all. */
export async function listRoleRequests(
  { database, session, staffEmailDomains: domains }: Decider,
  { page = 1, limit = 50 }: { page?: number | undefined; limit?: number | undefined },
) {
  const roles = rolesGrantableBy(session.account.role)
  const [total, rows] = await Promise.all([
    countRoleRequests(database, { roles, domains }),
    findRoleRequests(database, { roles, domains, limit, offset: (page - 1) * limit }),
  ])
  await recordListing(database, {
    actorId: session.account.id,
    action: 'role_request.listed',
    subjectKind: 'account',
    subjectId: '',
    filter: {},
    found: total,
  })
  return { requests: rows.flatMap((row) => presentRoleRequest(row, domains)), total }
}

/** Grants an account the role it asks for; for a team member, proposes it to a second administrator. */
export function acceptRole(context: Decider, id: string) {
  return administer(context, id, async (people) => {
    const { transaction, actor, target } = people
    const role = requestOf(target, context)
    if (!mayGrant(actor.role, role) || !mayManage(actor, personOf(target))) throw forbidden()
    if (!target.is_active) throw conflict('user.inactive', USER_MESSAGES.inactive)
    await recordAudit(transaction, {
      actorId: actor.id,
      action: 'role_request.accepted',
      subjectKind: 'account',
      subjectId: id,
      detail: { role, ...placeOf(context) },
    })
    return changeOrPropose(context, people, { kind: 'role', to: role })
  })
}

/** Refuses the role, with a reason that the person reads. */
export function refuseRole(context: Decider, { id, reason }: { id: string; reason: string }) {
  return administer(context, id, async ({ transaction, actor, target }) => {
    const role = requestOf(target, context)
    if (!mayGrant(actor.role, role) || !mayManage(actor, personOf(target))) throw forbidden()
    const changed = await updateUser(transaction, { id, change: { requested_role: null } })
    await recordAudit(transaction, {
      actorId: actor.id,
      action: 'role_request.refused',
      subjectKind: 'account',
      subjectId: id,
      detail: { role, ...placeOf(context) },
    })
    await notify(transaction, {
      accountId: id,
      key: `role refused ${context.now.toString()}`,
      path: paths.profile,
      ...USER_LETTERS.roleRefused(role, reason),
    })
    return changed
  })
}

function requestOf(target: AccountRow, { staffEmailDomains }: Decider) {
  if (target.requested_role === null) throw conflict('role_request.none', USER_MESSAGES.noRequest)
  const missing = roleRequestWaitsFor(target, staffEmailDomains)
  if (missing === 'proof') throw conflict('role_request.unproved', USER_MESSAGES.unprovedRequest)
  if (missing === 'domain') throw conflict('role_request.domain', USER_MESSAGES.foreignRequest)
  return target.requested_role
}

/** Removes the passkeys of a person who lost them; for a team member, proposes it to a second administrator. */
export function removeSecondFactor(context: RequestContext, id: string) {
  return administer(context, id, (people) =>
    changeOrPropose(context, people, { kind: 'passkeys', to: '' }),
  )
}
