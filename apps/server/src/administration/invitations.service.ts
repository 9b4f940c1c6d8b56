import { randomBytes } from 'node:crypto'
import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import { emailError, usernameError } from '@sillage/domain/accounts/registration.ts'
import { mayGrant } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Invitation, users } from '@sillage/wire/administration/users.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { capRegistrations, placeOf, prepareAccount } from '../accounts/accounts.service.ts'
import { chosenPasswordError } from '../accounts/recovery/chosen-password.service.ts'
import {
  isAddressKept,
  letEnrol,
  supersedeUnproved,
} from '../accounts/session/account-access.service.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { type Database, inTransaction, violates } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { dateOf } from '../platform/database/timestamps.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { DomainError, forbidden, notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { sha256Of } from '../platform/sha256.ts'
import { addressTaken, conflict } from './account-changes.service.ts'
import { presentInvitation } from './invitations.present.ts'
import {
  findInvitations,
  findWaiting,
  markAccepted,
  type NewInvitation,
  putInvitation,
  revoke,
} from './invitations.repository.ts'
import { USER_LETTERS, USER_MESSAGES } from './users.messages.ts'

const DAYS = 7

/** Invites a person to the team; revokes an earlier invitation to the address. */
export async function invite(
  context: RequestContext,
  form: Body<typeof users.invite>,
): Promise<Invitation> {
  const { database, now, session } = context
  const message = emailError(form.email)
  if (message) throw refuse({ code: 'user.invalid', message, path: 'email' })
  if (!mayGrant(session.account.role, form.role)) throw forbidden()
  const email = normaliseEmail(form.email)
  const token = randomBytes(32).toString('base64url')
  return inTransaction(database, async (transaction) => {
    if (await isAddressKept(transaction, email)) throw addressTaken(USER_MESSAGES.invitedTaken)
    const wanted = {
      token_sha256: sha256Of(token),
      email,
      role: form.role,
      invited_by: session.account.id,
      expires_at: dateOf(now.add({ hours: 24 * DAYS })),
    }
    const row = await put(transaction, wanted, now)
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'invitation.sent',
      subjectKind: 'invitation',
      subjectId: row.id,
      detail: { role: row.role, to: email, ...placeOf(context) },
    })
    // after `#`: browsers do not send it to a server
    const path = `${paths.invitation}#token=${token}`
    await queueMail(transaction, { to: email, path, ...USER_LETTERS.invitation(row.role) })
    return presentInvitation({ row, inviter: session.account.username, now })
  })
}

async function put(transaction: Database, wanted: NewInvitation, now: Temporal.Instant) {
  try {
    return await putInvitation(transaction, wanted, dateOf(now))
  } catch (error) {
    // two administrators invited the same person at once
    if (!violates(error, 'staff_invitation_pending')) throw error
    throw conflict('invitation.exists', USER_MESSAGES.invitedMeanwhile)
  }
}

export async function listInvitations(context: RequestContext): Promise<Invitation[]> {
  const { database, now, session } = context
  const rows = await findInvitations(database)
  await recordListing(database, {
    actorId: session.account.id,
    action: 'invitation.listed',
    subjectKind: 'invitation',
    subjectId: '',
    filter: {},
    found: rows.length,
  })
  return rows.map((row) => presentInvitation({ row, inviter: row.inviter, now }))
}

export function revokeInvitation(
  { database, now, session }: RequestContext,
  id: string,
): Promise<Invitation> {
  return inTransaction(database, async (transaction) => {
    const row = isUuid(id) ? await revoke(transaction, { id, now: dateOf(now) }) : undefined
    if (!row) throw notFound()
    if (!mayGrant(session.account.role, row.role)) throw forbidden()
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'invitation.revoked',
      subjectKind: 'invitation',
      subjectId: id,
    })
    return presentInvitation({ row, inviter: session.account.username, now })
  })
}

export async function readInvitation(context: RequestContext<null>, token: string) {
  await capRegistrations(context)
  const { email, role } = await waiting(context.database, { token, now: context.now })
  return { email, role }
}

/** Makes the account of an invitation. Of simultaneous requests the first one wins, the others are refused. */
export async function acceptInvitation(
  context: RequestContext<null>,
  form: Body<typeof users.acceptInvitation>,
): Promise<AccountRow> {
  await capRegistrations(context)
  const { token, ...person } = form
  const invited = await waiting(context.database, { token, now: context.now })
  const { email, role } = invited
  checkForm({ ...person, email })
  const store = await prepareAccount({
    ...person,
    email,
    role,
    requestedRole: null,
    accountKind: 'particulier',
    // the link was read in that mailbox
    provedAt: dateOf(context.now),
    roleSince: dateOf(context.now),
    roleBy: invited.invited_by,
  })
  return inTransaction(context.database, async (transaction) => {
    const { id } = await waiting(transaction, { token, now: context.now })
    await supersedeUnproved(transaction, { email, now: context.now })
    const account = await store(transaction)
    await markAccepted(transaction, { id, accountId: account.id, now: dateOf(context.now) })
    await letEnrol(transaction, account, { token, now: context.now })
    await recordAudit(transaction, {
      actorId: account.id,
      action: 'invitation.accepted',
      subjectKind: 'invitation',
      subjectId: id,
      detail: { role },
    })
    return account
  })
}

/** The invitation if it is still valid: its sender must be able to grant the role today. */
async function waiting(
  database: Database,
  { token, now }: { token: string; now: Temporal.Instant },
) {
  const found = await findWaiting(database, { tokenSha256: sha256Of(token), now: dateOf(now) })
  if (!found?.inviter_is_active || !mayGrant(found.inviter_role, found.role))
    throw conflict('invitation.dead', USER_MESSAGES.deadInvitation)
  return found
}

function checkForm(form: Omit<Body<typeof users.acceptInvitation>, 'token'> & { email: string }) {
  const errors = [
    { path: 'username', message: usernameError(form.username) },
    { path: 'password', message: chosenPasswordError(form) },
  ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
  const [first] = errors
  if (first)
    throw new DomainError({ status: 422, code: 'user.invalid', message: first.message, errors })
}
