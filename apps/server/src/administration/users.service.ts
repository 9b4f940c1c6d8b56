import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import {
  lastRootRefusal,
  mayManage,
  type Person,
  roleRefusal,
  rolesVisibleTo,
  statusRefusal,
} from '@sillage/domain/accounts/permissions.ts'
import { emailError, usernameError } from '@sillage/domain/accounts/registration.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { Body, Query } from '@sillage/wire/route.ts'
import type { users } from '@sillage/wire/users.ts'
import { endEverySession } from '../accounts/account-access.service.ts'
import { emailTaken } from '../accounts/accounts.service.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { type Database, inTransaction, violates } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/schema.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { DomainError, forbidden, notFound, refuse } from '../platform/http/domain-error.ts'
import type { Session } from '../platform/http/mount.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { raiseQuotas } from '../platform/quotas/daily-quotas.ts'
import { USER_LETTERS, USER_MESSAGES } from './users.messages.ts'
import { personOf, presentListedUser } from './users.present.ts'
import { findUser, findUsers, lockPeople, type UserChange, updateUser } from './users.repository.ts'

export interface Administrator {
  readonly database: Database
  readonly now: Temporal.Instant
  readonly session: Session
}

const MOST_WORDS = 6

/** One page of the accounts that the caller may see. */
export async function listUsers(
  { database, session }: Administrator,
  query: Query<typeof users.list>,
) {
  const { page = 1, limit = 10, sortBy = 'username', sortDirection = 'asc' } = query
  const { role = 'all' } = query
  const visible = rolesVisibleTo(session.account.role)
  const filters = {
    roles: role === 'all' ? visible : visible.filter((one) => one === role),
    words: cleanLine(query.search ?? '')
      .split(/\s+/u)
      .filter(Boolean)
      .slice(0, MOST_WORDS),
  }
  if (filters.roles.length === 0) return { users: [], total: 0, page, limit }
  const wanted = { filters, sortBy, sortDirection, limit, offset: (page - 1) * limit }
  const { rows, total } = await findUsers(database, wanted)
  await recordListing(database, {
    actorId: session.account.id,
    action: 'account.listed',
    subjectKind: 'account',
    subjectId: '',
    filter: {
      ...(role === 'all' ? {} : { role }),
      ...(filters.words.length > 0 ? { search: true } : {}),
    },
    found: total,
  })
  const viewer = viewerOf(session)
  return { users: rows.map((row) => presentListedUser(row, viewer)), total, page, limit }
}

export async function readUser({ database, session }: Administrator, id: string) {
  const account = isUuid(id) ? await findUser(database, id) : undefined
  if (!account || !rolesVisibleTo(session.account.role).includes(account.role)) throw notFound()
  return { user: presentListedUser(account, viewerOf(session)) }
}

function viewerOf({ account }: Session): Person {
  return { id: account.id, role: account.role, isActive: true }
}

/** Changes user name, address and role of an account. A new role ends its sessions. */
export function changeUser(
  caller: Administrator,
  { id, form }: { id: string; form: Body<typeof users.change> },
) {
  return administer(caller, id, async ({ transaction, actor, target, activeRoots }) => {
    const { role } = form
    const person = personOf(target)
    const becomes = { role, isActive: target.is_active }
    const refusal =
      roleRefusal({ actor, target: person, role }) ??
      lastRootRefusal({ target: person, becomes, activeRoots })
    if (refusal) throw refusedChange(refusal)
    const change = { username: form.username, email: normaliseEmail(form.email), role }
    checkForm(change)
    const hasNewAddress = change.email !== normaliseEmail(target.email)
    const hasNewRole = role !== target.role
    const changed = await update(transaction, {
      id,
      change: {
        ...change,
        ...(hasNewAddress ? { email_verified_at: null } : {}),
        ...(hasNewRole ? { requested_role: null } : {}),
      },
    })
    const { id: actorId } = actor
    const subject = { actorId, subjectKind: 'account', subjectId: id }
    if (hasNewAddress || change.username !== target.username)
      await recordAudit(transaction, {
        ...subject,
        action: 'account.changed',
        detail: { username: change.username !== target.username, email: hasNewAddress },
      })
    if (hasNewAddress)
      await queueMail(transaction, { to: target.email, ...USER_LETTERS.addressChanged })
    if (hasNewRole) await tellNewRole({ transaction, caller, target, changed })
    return changed
  })
}

interface NewRole {
  readonly transaction: Database
  readonly caller: Administrator
  readonly target: AccountRow
  readonly changed: AccountRow
}

/** What follows a new role, however it was given: the sessions end, the log and the person know. */
export async function tellNewRole({ transaction, caller, target, changed }: NewRole) {
  await endEverySession(transaction, { accountId: changed.id, now: caller.now })
  await recordAudit(transaction, {
    actorId: caller.session.account.id,
    action: 'account.role_changed',
    subjectKind: 'account',
    subjectId: changed.id,
    detail: { from: target.role, to: changed.role },
  })
  await notify(transaction, {
    accountId: changed.id,
    key: `role ${changed.role} ${caller.now.toString()}`,
    path: '/profile',
    ...USER_LETTERS.roleChanged(changed.role),
  })
}

/** Deactivates an account and ends its sessions, or activates it again. */
export function toggleStatus(caller: Administrator, id: string) {
  return administer(caller, id, async ({ transaction, actor, target, activeRoots }) => {
    const person = personOf(target)
    const becomes = { role: target.role, isActive: !target.is_active }
    const refusal =
      statusRefusal(actor, person) ?? lastRootRefusal({ target: person, becomes, activeRoots })
    if (refusal) throw refusedChange(refusal)
    if (target.closed_at) throw conflict('user.closed', USER_MESSAGES.closed)
    const changed = await update(transaction, { id, change: { is_active: becomes.isActive } })
    if (!becomes.isActive) await endEverySession(transaction, { accountId: id, now: caller.now })
    await recordAudit(transaction, {
      actorId: actor.id,
      action: becomes.isActive ? 'account.activated' : 'account.deactivated',
      subjectKind: 'account',
      subjectId: id,
    })
    return changed
  })
}

/** Raises what an account may make today: to whom it manages, never to oneself. */
export function raiseQuotasOf(caller: Administrator, id: string) {
  return administer(caller, id, async ({ transaction, actor, target }) => {
    if (!mayManage(actor, personOf(target))) throw forbidden()
    await raiseQuotas(transaction, { accountId: id, now: caller.now })
    await recordAudit(transaction, {
      actorId: actor.id,
      action: 'account.quotas_raised',
      subjectKind: 'account',
      subjectId: id,
    })
    return target
  })
}

interface Administration {
  readonly transaction: Database
  readonly actor: Person
  readonly target: AccountRow
  readonly activeRoots: readonly string[]
}

/** Runs a change with the people locked, and the actor as the database has them then. */
export function administer(
  { database, session }: Administrator,
  id: string,
  work: (people: Administration) => Promise<AccountRow>,
) {
  return inTransaction(database, async (transaction) => {
    if (!isUuid(id)) throw notFound()
    const people = await lockPeople(transaction, [session.account.id, id])
    const actor = people.find((one) => one.id === session.account.id)
    const target = people.find((one) => one.id === id)
    if (!actor || !target) throw notFound()
    const roots = people.filter((one) => one.role === 'root' && one.is_active)
    const activeRoots = roots.map((one) => one.id)
    const changed = await work({ transaction, actor: personOf(actor), target, activeRoots })
    return { user: presentListedUser(changed, personOf(actor)) }
  })
}

export function refusedChange(refusal: { code: string; message: string }): DomainError {
  return refuse(refusal, refusal.code === 'user.last_root' ? 409 : 403)
}

export function conflict(code: string, message: string): DomainError {
  return new DomainError({ status: 409, code, message })
}

function checkForm(form: { username: string; email: string }) {
  const errors = [
    { path: 'username', message: usernameError(form.username) },
    { path: 'email', message: emailError(form.email) },
  ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
  const [first] = errors
  if (first)
    throw new DomainError({ status: 422, code: 'user.invalid', message: first.message, errors })
}

async function update(transaction: Database, wanted: { id: string; change: UserChange }) {
  try {
    return await updateUser(transaction, wanted)
  } catch (error) {
    throw violates(error, 'account_email_key') ? emailTaken() : error
  }
}
