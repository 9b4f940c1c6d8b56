import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import { mailboxOf } from '@sillage/domain/accounts/limits/guessing.ts'
import { houseNameError } from '@sillage/domain/accounts/naming/house-name.ts'
import { namesFromUsername } from '@sillage/domain/accounts/person.ts'
import { emailError, usernameError } from '@sillage/domain/accounts/registration.ts'
import { isStaff, mayGrant, type Role } from '@sillage/domain/accounts/roles.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { accounts } from '@sillage/wire/accounts/accounts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { ConfigError } from '../platform/configuration/config-values.ts'
import { type Database, inTransaction, violates } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import {
  DomainError,
  forbidden,
  refuse,
  refuseAll,
  unauthorized,
} from '../platform/http/domain-error.ts'
import type { Write } from '../platform/http/idempotency.ts'
import type { RequestContext, Session } from '../platform/http/request-context.ts'
import { ACCOUNT_REFUSALS, ROOT_ERRORS } from './accounts.messages.ts'
import {
  endSession,
  findAccount,
  findAccountByEmail,
  hasActiveRoot,
  insertAccount,
} from './accounts.repository.ts'
import { opensEnrolment } from './passkeys/enrolment-link.ts'
import { finishSignIn } from './passkeys/second-factor.service.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { chosenPasswordError } from './recovery/chosen-password.service.ts'
import { sendConfirmation } from './recovery/email-confirmation.ts'
import { lapseOf } from './recovery/proved-address.ts'
import { holdAccount } from './session/own-sessions.repository.ts'
import type { Sessions } from './session/sessions.ts'
import { beginSignIn } from './session/sign-in-budget.ts'
import { insertRefusedSignIn } from './session/sign-ins.repository.ts'
import { capAttempts } from './session/throttle.ts'

export { lockAccount } from './session/own-sessions.repository.ts'
export { capAttempts, giveBack, isWithinCap } from './session/throttle.ts'

/** Offices share an address, so the cap is generous. */
const REGISTRATIONS_PER_ADDRESS = 60
const REGISTRATIONS_PER_MAILBOX = 5

/** Counts a visitor's attempt to register; staff may register as many people as they like. */
export async function capRegistrations(context: RequestContext<Session | null>) {
  if (context.session) return
  const key = `inscription ${addressBucket(context.ip)}`
  await capAttempts(context.database, { key, cap: REGISTRATIONS_PER_ADDRESS, now: context.now })
}

type Registration = Body<typeof accounts.register>

/**
 * Prepares an account; the password is hashed before a connection is taken. Anyone may ask for any role, but asking
 * grants none: without a session the account is a `user` and another role becomes a request; an admin or root gives a
 * role that they may grant.
 */
export async function register(
  context: RequestContext<Session | null>,
  form: Registration,
): Promise<Write<AccountRow>> {
  const by = context.session
  const errors = [...checkRegistration(form), ...(by ? [] : checkNames(form))]
  if (errors.length > 0)
    throw refuseAll(errors.map((error) => ({ ...error, code: 'registration.invalid' })))
  if (by && !mayGrant(by.account.role, form.role)) throw forbidden()
  const requestedRole = by || form.role === 'user' ? null : form.role
  const store = await prepareAccount({
    ...form,
    role: requestedRole === null ? form.role : 'user',
    requestedRole,
    lapsesAt: lapseOf(context.now),
    ...(by && {
      roleSince: new Date(context.now.epochMilliseconds),
      roleBy: by.account.id,
      isPasswordOfStaff: true,
    }),
  })
  return async (database) => {
    const account = await store(database)
    const { id, email } = account
    if (!by) await capMailbox(database, email, context.now)
    if (by)
      await recordAudit(database, {
        actorId: by.account.id,
        action: 'account.created',
        subjectKind: 'account',
        subjectId: id,
        detail: { role: account.role, to: email, ...placeOf({ ...context, session: by }) },
      })
    await sendConfirmation(database, { accountId: id, email, isNew: true, now: context.now })
    return account
  }
}

/** From where a team member acted, for the audit log. */
export function placeOf({ ip, session }: Pick<RequestContext, 'ip' | 'session'>) {
  return { ip, session: session.id }
}

/** A mailbox gets only a few mails, however many addresses lead to it. */
function capMailbox(database: Database, email: string, now: Temporal.Instant) {
  const key = `inscriptions ${mailboxOf(email)}`
  return capAttempts(database, { key, cap: REGISTRATIONS_PER_MAILBOX, now })
}

function checkRegistration(form: Registration) {
  return [
    { path: 'username', message: usernameError(form.username) },
    { path: 'email', message: emailError(form.email) },
    { path: 'password', message: chosenPasswordError(form) },
  ].flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]))
}

/** A person who registers alone is a customer until a colleague gives them a role; the team may choose any name. */
function checkNames(form: Registration) {
  return (['username', 'firstName', 'lastName'] as const).flatMap((path) => {
    const message = houseNameError(form[path] ?? '')
    return message === null ? [] : [{ path, message }]
  })
}

export interface AccountForm {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly role: Role
  readonly requestedRole: Exclude<Role, 'user'> | null
  readonly accountKind: 'particulier' | 'professionnel'
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** When its owner proved it by reading a mail there; absent while unproved. */
  readonly provedAt?: Date
  readonly lapsesAt?: Date
  /** When the role was granted. */
  readonly roleSince?: Date
  /** Who granted it. */
  readonly roleBy?: string
  /** Whether a team member chose its password. */
  readonly isPasswordOfStaff?: boolean
}

/** Hashes the password. The returned function stores the account. */
export async function prepareAccount(form: AccountForm): Promise<Write<AccountRow>> {
  return storingAccount(form, await hashPassword(form.password))
}

/** Stores an account whose password is hashed already. */
export function storingAccount(
  form: Omit<AccountForm, 'password'>,
  passwordHash: string,
): Write<AccountRow> {
  const names = namesFromUsername(form.username)
  const account = {
    username: form.username,
    email: normaliseEmail(form.email),
    password_hash: passwordHash,
    role: form.role,
    requested_role: form.requestedRole,
    kind: form.accountKind,
    first_name: cleanLine(form.firstName ?? names.firstName),
    last_name: cleanLine(form.lastName ?? names.lastName),
    email_verified_at: form.provedAt ?? null,
    lapses_at: form.lapsesAt ?? null,
    role_since: form.roleSince ?? null,
    role_by: form.roleBy ?? null,
    password_by_staff: form.isPasswordOfStaff ?? false,
  }
  return async (database) => {
    // the unique index does not match the two spellings of a domain
    if (await findAccountByEmail(database, account.email)) throw emailTaken()
    try {
      // needs no savepoint: a violation ends the request and its transaction
      return await insertAccount(database, account)
    } catch (error) {
      if (!violates(error, 'account_email_key')) throw error
      throw emailTaken()
    }
  }
}

export async function createAccount(database: Database, form: AccountForm): Promise<AccountRow> {
  const store = await prepareAccount(form)
  return store(database)
}

export function emailTaken(): DomainError {
  return refuse({ code: 'email.taken', path: 'email', message: ACCOUNT_REFUSALS.emailTaken }, 409)
}

/** Opens a session. An unknown address and a wrong password get the same reply, after the same time. */
export async function login(
  context: RequestContext<null>,
  sessions: Sessions,
  form: Body<typeof accounts.login>,
): Promise<{ token: string; account: AccountRow }> {
  const { database, ip } = context
  // removes characters that the database refuses
  const email = normaliseEmail(cleanLine(form.email))
  const attempt = await beginSignIn(context, email)
  const account = await findAccountByEmail(database, email)
  const fits = await passwordFits(form.password, account?.password_hash ?? null)
  if (!account || !fits || !account.is_active) {
    // also for an unknown address, so that both take equally long
    await insertRefusedSignIn(database, { email, ip, userAgent: context.userAgent })
    await attempt.failed(account?.is_active ? account.id : null)
    throw refuse({ code: 'credentials.invalid', message: ACCOUNT_REFUSALS.badCredentials }, 401)
  }
  await attempt.succeeded()
  const token = form.enrolmentToken
  const isMailboxShown = () => opensEnrolment(context, { account, token })
  return {
    token: await finishSignIn(context, sessions, { account, factor: 'password', isMailboxShown }),
    account,
  }
}

export function logout({ database, now, session }: RequestContext): Promise<void> {
  return endSession(database, session.id, new Date(now.epochMilliseconds))
}

export function currentAccount({
  database,
  session,
}: Pick<RequestContext, 'database' | 'session'>): Promise<AccountRow> {
  return findAccount(database, session.account.id)
}

/** Keeps one's account from being closed until the transaction is over; throws 401 if it already is. */
export async function holdOwnAccount(transaction: Database, { account }: Session) {
  const held = await holdAccount(transaction, account.id)
  if (!held?.is_active) throw unauthorized()
}

/**
 * Whether an account may be of somebody else than the owner of its address: a customer's who registered alone, never
 * confirmed. An address that an administrator gave, with the account or its role, is nobody else's.
 */
export function mayBeOfAnother({
  role,
  email_verified_at: provedAt,
  role_by: givenBy,
}: Pick<AccountRow, 'role' | 'email_verified_at' | 'role_by'>): boolean {
  return provedAt === null && givenBy === null && !isStaff(role)
}

/** The active account of a typed address; nothing says that it is of the address's owner: see `mayBeOfAnother`. */
export async function findOpenAccount(
  database: Database,
  typed: string,
): Promise<AccountRow | undefined> {
  const account = await findAccountByEmail(database, normaliseEmail(typed))
  return account?.is_active ? account : undefined
}

/** Makes the first root from ROOT_EMAIL and ROOT_PASSWORD if there is none. Returns whether it did. */
export async function ensureRoot(
  database: Database,
  root: { email: string; password: string },
): Promise<boolean> {
  if (await hasActiveRoot(database)) return false
  const username = 'root'
  // only when an account is made: a configured password that is no longer used need not meet today's rules
  const weakness = chosenPasswordError({ ...root, username })
  if (weakness !== null) throw new ConfigError(ROOT_ERRORS.password(weakness))
  const store = await prepareAccount({
    username,
    ...root,
    role: 'root',
    requestedRole: null,
    accountKind: 'professionnel',
  })
  return inTransaction(database, async (transaction) => {
    if (await hasActiveRoot(transaction)) return false
    if (await findAccountByEmail(transaction, normaliseEmail(root.email)))
      throw new ConfigError(ROOT_ERRORS.emailTaken(root.email))
    await store(transaction)
    return true
  })
}
