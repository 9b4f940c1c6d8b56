import type { AccountChange } from '@sillage/domain/accounts/account-changes.ts'
import {
  capabilityRefusal,
  isPaymentCapability,
  type PaymentCapability,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import {
  lastRootRefusal,
  type Person,
  roleRefusal,
  statusRefusal,
} from '@sillage/domain/accounts/permissions.ts'
import { isRole, isStaff, type Role } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { mayBeOfAnother, placeOf } from '../accounts/accounts.service.ts'
import { refuseDead } from '../accounts/deaths/deaths.service.ts'
import {
  endEverySession,
  enrolmentPathOf,
  removePasskeysOf,
} from '../accounts/session/account-access.service.ts'
import type { AuditFact } from '../audit/audit.repository.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { handOverFiles } from '../claims/desk/hand-over.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { DomainError, forbidden, notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { deleteCapabilities } from './capabilities/capabilities.repository.ts'
import { giveCapability, tellCapabilities } from './capabilities/given-capabilities.ts'
import { USER_LETTERS, USER_MESSAGES } from './users.messages.ts'
import { personOf } from './users.present.ts'
import { updateUser } from './users.repository.ts'

/** The administrator who acts and the account they change, locked. */
export interface People {
  readonly transaction: Database
  /** The author of the change: its proposer when a second administrator confirms it. */
  readonly actor: Person
  readonly target: AccountRow
  readonly activeRoots: readonly string[]
}

export interface Change {
  readonly kind: Exclude<AccountChange, 'email'>
  /** The new role, or `active` or `inactive`; otherwise empty. */
  readonly to: string
  /** Who gets the open claims of a person who leaves the team: a colleague, `spread`, or nobody. */
  readonly filesTo?: string
}

/** What the audit log adds to the person who acted: who had proposed it, or that a root acted alone. */
export interface Grounds {
  readonly proposedBy?: string
  readonly alone?: true
}

/** Refuses a change that its author may not make, whoever else agrees. */
export function checkChange({ actor, target, activeRoots }: People, { kind, to }: Change) {
  const person = personOf(target)
  if (isPaymentCapability(kind)) {
    const refusal = capabilityRefusal(actor, person)
    if (refusal) throw refusedChange(refusal)
    return
  }
  const role = isRole(to) ? to : target.role
  const becomes = {
    role,
    isActive: kind === 'status' ? to === 'active' : target.is_active,
  }
  const refusal =
    (kind === 'role'
      ? roleRefusal({ actor, target: person, role })
      : statusRefusal(actor, person)) ?? lastRootRefusal({ target: person, becomes, activeRoots })
  if (refusal && kind === 'passkeys') throw forbidden()
  if (refusal) throw refusedChange(refusal)
  if (kind === 'role' && isStaff(role) && mayBeOfAnother(target))
    throw conflict('user.unproved', USER_MESSAGES.unproved)
  if (kind === 'status' && target.closed_at) throw conflict('user.closed', USER_MESSAGES.closed)
}

/** Makes a change already checked: stores it, audits it and notifies the account's owner. */
export async function applyChange(
  context: RequestContext,
  people: People,
  { change, grounds }: { change: Change; grounds: Grounds },
): Promise<AccountRow> {
  const facts = (action: AuditFact['action'], detail: object = {}): AuditFact => ({
    actorId: context.session.account.id,
    action,
    subjectKind: 'account',
    subjectId: people.target.id,
    detail: { ...detail, ...grounds, ...placeOf(context) },
  })
  const { kind, to, filesTo = 'nobody' } = change
  const leaves = kind === 'status' ? to === 'inactive' : kind === 'role' && to === 'user'
  if (leaves)
    await handOverFiles(people.transaction, context, { from: people.target.id, to: filesTo })
  if (kind === 'status') return setStatus(context, people, { isActive: to === 'active', facts })
  if (kind === 'role' && isRole(to)) return giveRole(context, people, { role: to, facts, grounds })
  if (isPaymentCapability(kind)) return giveOne(context, people, { capability: kind, facts })
  return removePasskeys(context, people, facts)
}

type Facts = (action: AuditFact['action'], detail?: object) => AuditFact

async function giveRole(
  { now }: RequestContext,
  { transaction, actor, target }: People,
  { role, facts, grounds }: { role: Role; facts: Facts; grounds: Grounds },
) {
  const { id } = target
  if (isStaff(role)) await refuseDead(transaction, id)
  const change = {
    role,
    requested_role: null,
    role_since: new Date(now.epochMilliseconds),
    was_staff: target.was_staff || isStaff(target.role),
    role_by: grounds.proposedBy === undefined ? actor.id : null,
  }
  const changed = await updateUser(transaction, { id, change })
  // capabilities depend on the role
  await deleteCapabilities(transaction, { accountId: id })
  await endEverySession(transaction, { accountId: id, now })
  await recordAudit(transaction, facts('account.role_changed', { from: target.role, to: role }))
  const { title, mail } = USER_LETTERS.roleChanged(role)
  // good for half an hour; then it leads to a sign-in, which sends another
  const path = isStaff(role) ? await enrolmentPathOf(transaction, changed, { now }) : null
  await notify(transaction, {
    accountId: id,
    key: `role ${role} ${now.toString()}`,
    path: paths.profile,
    title,
    mail: path === null ? mail : { ...mail, path, isForAddress: true },
  })
  return changed
}

async function setStatus(
  { now }: RequestContext,
  { transaction, target }: People,
  { isActive, facts }: { isActive: boolean; facts: Facts },
) {
  const { id } = target
  if (isActive) await refuseDead(transaction, id)
  const changed = await updateUser(transaction, { id, change: { is_active: isActive } })
  if (!isActive) await endEverySession(transaction, { accountId: id, now })
  const action = isActive ? 'account.activated' : 'account.deactivated'
  await recordAudit(transaction, facts(action))
  return changed
}

async function giveOne(
  { now }: RequestContext,
  { transaction, actor, target }: People,
  { capability, facts }: { capability: PaymentCapability; facts: Facts },
) {
  await giveCapability(transaction, { accountId: target.id, capability, givenBy: actor.id, now })
  await recordAudit(transaction, facts('account.capability_given', { capability }))
  await tellCapabilities(transaction, { accountId: target.id, now })
  return target
}

/** Ends the sessions too, because the device may be lost together with its keys. */
async function removePasskeys(
  { now }: RequestContext,
  { transaction, target }: People,
  facts: Facts,
) {
  const { id } = target
  if ((await removePasskeysOf(transaction, id)) === 0) throw notFound()
  await endEverySession(transaction, { accountId: id, now })
  await recordAudit(transaction, facts('account.second_factor_removed'))
  await notify(transaction, {
    accountId: id,
    key: `passkeys removed ${now.toString()}`,
    path: paths.profile,
    ...USER_LETTERS.secondFactorRemoved,
  })
  return target
}

export function refusedChange(refusal: { code: string; message: string }): DomainError {
  return refuse(refusal, refusal.code === 'user.last_root' ? 409 : 403)
}

/** An administrator's refusal: the sentence of a registration tells people to sign in. */
export function addressTaken(message: string): DomainError {
  return refuse({ code: 'email.taken', path: 'email', message }, 409)
}

export function conflict(code: string, message: string): DomainError {
  return refuse({ code, message }, 409)
}
