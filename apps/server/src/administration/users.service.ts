import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import {
  mayManage,
  type Person,
  roleRefusal,
  rolesVisibleTo,
} from '@sillage/domain/accounts/permissions.ts'
import { emailError, usernameError } from '@sillage/domain/accounts/registration.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { users } from '@sillage/wire/administration/users.ts'
import type { Body, Query } from '@sillage/wire/http/route.ts'
import { placeOf } from '../accounts/accounts.service.ts'
import { findLastSignIns } from '../accounts/session/account-access.service.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { DomainError, forbidden, notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext, Session } from '../platform/http/request-context.ts'
import { raiseQuotas } from '../platform/quotas/daily-quotas.ts'
import { type People, refusedChange } from './account-changes.service.ts'
import { changeOrPropose } from './account-proposals.service.ts'
import { proposeAddress } from './address-changes.service.ts'
import { findCapabilitiesOf } from './capabilities/capabilities.repository.ts'
import { USER_MESSAGES } from './users.messages.ts'
import { personOf, presentListedUser } from './users.present.ts'
import { findUser, findUsers, lockPeople, updateUser } from './users.repository.ts'

const MOST_WORDS = 6

/** One page of the accounts that the caller may see. */
export async function listUsers(
  { database, session }: RequestContext,
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
      .slice(0, MOST_WORDS)
      .map((word) => (word.includes('@') ? normaliseEmail(word) : word)),
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
  const known = await knownOf(
    database,
    rows.map(({ id }) => id),
  )
  return { users: rows.map((row) => presentListedUser(row, viewer, known)), total, page, limit }
}

export async function readUser({ database, session }: RequestContext, id: string) {
  const account = isUuid(id) ? await findUser(database, id) : undefined
  if (!account || !rolesVisibleTo(session.account.role).includes(account.role)) throw notFound()
  if (account.id !== session.account.id)
    await recordListing(database, {
      actorId: session.account.id,
      action: 'account.read',
      subjectKind: 'account',
      subjectId: account.id,
      filter: {},
    })
  return { user: presentListedUser(account, viewerOf(session), await knownOf(database, [id])) }
}

/** What a list shows about accounts in addition to their rows. */
async function knownOf(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return { capabilities: [], lastSignIns: new Map<string, Date>() }
  const [capabilities, lastSignIns] = await Promise.all([
    findCapabilitiesOf(database, ids),
    findLastSignIns(database, ids),
  ])
  return { capabilities, lastSignIns }
}

function viewerOf({ account }: Session): Person {
  return { id: account.id, role: account.role, isActive: true }
}

/**
 * Changes the user name of an account at once, and its role at once or as a proposal; a new address is always proposed.
 * Returns the current account.
 */
export async function changeUser(
  context: RequestContext,
  { id, form }: { id: string; form: Body<typeof users.change> },
) {
  const { username, role, filesTo } = form
  const email = normaliseEmail(form.email)
  return administer(context, id, async (people) => {
    const { transaction, actor, target } = people
    const refusal = roleRefusal({ actor, target: personOf(target), role })
    if (refusal) throw refusedChange(refusal)
    checkForm({ username, email })
    const named = await rename(people, context, username)
    const changed =
      role === target.role
        ? named
        : await changeOrPropose(
            context,
            { ...people, target: named },
            { kind: 'role', to: role, ...(filesTo === undefined ? {} : { filesTo }) },
          )
    if (email !== normaliseEmail(target.email) && actor.id === target.id) throw ownAddress()
    if (email !== normaliseEmail(target.email))
      await proposeAddress(context, { ...people, transaction, target: changed }, email)
    return changed
  })
}

/** People change their own address in the profile, with their password: an open session is not enough. */
function ownAddress(): DomainError {
  return refuse({ code: 'user.own_address', message: USER_MESSAGES.ownAddress }, 403)
}

async function rename({ transaction, target }: People, context: RequestContext, username: string) {
  if (username === target.username) return target
  await recordAudit(transaction, {
    actorId: context.session.account.id,
    action: 'account.changed',
    subjectKind: 'account',
    subjectId: target.id,
    detail: { from: target.username, to: username, ...placeOf(context) },
  })
  return updateUser(transaction, { id: target.id, change: { username } })
}

/**
 * Deactivates an account, reassigns its open claims and ends its sessions, or activates it again; for some staff
 * accounts it is only proposed.
 */
export function toggleStatus(
  context: RequestContext,
  { id, filesTo }: { id: string } & Query<typeof users.toggleStatus>,
) {
  return administer(context, id, (people) =>
    changeOrPropose(context, people, {
      kind: 'status',
      to: people.target.is_active ? 'inactive' : 'active',
      ...(filesTo === undefined ? {} : { filesTo }),
    }),
  )
}

/** Raises an account's quotas for today: for people one manages, never for oneself. */
export function raiseQuotasOf(context: RequestContext, id: string) {
  return administer(context, id, async ({ transaction, actor, target }) => {
    if (!mayManage(actor, personOf(target))) throw forbidden()
    await raiseQuotas(transaction, { accountId: id, now: context.now })
    await recordAudit(transaction, {
      actorId: actor.id,
      action: 'account.quotas_raised',
      subjectKind: 'account',
      subjectId: id,
      detail: placeOf(context),
    })
    return target
  })
}

/** Runs a change with the people locked, and the actor re-read from the database. */
export function administer(
  { database, session }: RequestContext,
  id: string,
  work: (people: People) => Promise<AccountRow>,
) {
  return inTransaction(database, async (transaction) => {
    if (!isUuid(id)) throw notFound()
    const people = await lockPeople(transaction, [session.account.id, id])
    const actor = people.find((one) => one.id === session.account.id)
    const target = people.find((one) => one.id === id)
    // as when reading: someone who doesn't see roots must not learn that one has this id
    if (!actor || !target || !rolesVisibleTo(actor.role).includes(target.role)) throw notFound()
    const roots = people.filter((one) => one.role === 'root' && one.is_active)
    const activeRoots = roots.map((one) => one.id)
    const changed = await work({ transaction, actor: personOf(actor), target, activeRoots })
    const known = await knownOf(transaction, [id])
    return { user: presentListedUser(changed, personOf(actor), known) }
  })
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
