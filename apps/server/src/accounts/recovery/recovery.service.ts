import { setTimeout as sleep } from 'node:timers/promises'
import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import { mailboxOf } from '@sillage/domain/accounts/limits/guessing.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { recovery } from '@sillage/wire/accounts/recovery.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction, violates } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext, Session, WorkContext } from '../../platform/http/request-context.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { ACCOUNT_MAILS, PROOF_REFUSALS } from '../account-mails.messages.ts'
import { findAccount, findAccountByEmail } from '../accounts.repository.ts'
import { emailTaken } from '../accounts.service.ts'
import { deleteChallengesOf } from '../passkeys/passkeys.repository.ts'
import { hashPassword } from '../passwords.ts'
import { provePassword } from '../presence/password-proof.service.ts'
import { changePasswordHash, updateAccount } from '../profile/profile.repository.ts'
import { supersedeUnproved } from '../session/account-access.service.ts'
import { forgetDevicesOf } from '../session/known-devices.repository.ts'
import { rememberDevice } from '../session/known-devices.ts'
import { endSessionsOf, lockAccount } from '../session/own-sessions.repository.ts'
import { forgetGuesses } from '../session/sign-in-budget.ts'
import { capAttempts, isWithinCap } from '../session/throttle.ts'
import { chosenPasswordError } from './chosen-password.service.ts'
import { deleteLinks } from './links.repository.ts'
import { createLink, deadLink, readLink, useLink } from './links.ts'
import { endIdentities, proveAddress } from './proved-address.ts'

const ASKED_PER_ADDRESS = 100
/** Links sent to one mailbox in 15 minutes; further requests get the same reply, but no mail. */
const LINKS_PER_MAILBOX = 3
/** A reply takes at least this long, so that its time does not reveal whether an account exists. */
const SHORTEST_ANSWER_MS = 250

export async function forgotPassword(
  context: RequestContext<null>,
  form: Body<typeof recovery.forgotPassword>,
) {
  const { database, now, ip } = context
  await capAttempts(database, {
    key: `oublis ${addressBucket(ip)}`,
    cap: ASKED_PER_ADDRESS,
    now,
  })
  const email = normaliseEmail(cleanLine(form.email))
  await Promise.all([sendResetLink(context, email), sleep(SHORTEST_ANSWER_MS)])
}

async function sendResetLink({ database, now }: RequestContext<null>, email: string) {
  if (
    !(await isWithinCap(database, {
      key: `oubli ${mailboxOf(email)}`,
      cap: LINKS_PER_MAILBOX,
      now,
    }))
  )
    return
  const account = await findAccountByEmail(database, email)
  if (!account?.is_active) return
  await inTransaction(database, async (transaction) => {
    const link = { accountId: account.id, purpose: 'password', email: account.email, now } as const
    const path = await createLink(transaction, link)
    await queueMail(transaction, { to: account.email, path, ...ACCOUNT_MAILS.resetPassword })
  })
}

/**
 * Sets the new password through a mailed link, and ends every session. The browser that opened the link becomes a known
 * device, so that somebody who keeps guessing can't take the owner's next tries.
 */
export async function resetPassword(
  context: RequestContext<null>,
  form: Body<typeof recovery.resetPassword>,
) {
  const { database, now, ip } = context
  await capAttempts(database, {
    key: `liens ${addressBucket(ip)}`,
    cap: ASKED_PER_ADDRESS,
    now,
  })
  const shown = { token: form.token, purpose: 'password', now } as const
  const { account_id: accountId } = await readLink(database, shown)
  const { username, email: address, ...names } = await findAccount(database, accountId)
  const { first_name: firstName, last_name: lastName } = names
  const owner = { username, email: address, firstName, lastName }
  const message = chosenPasswordError({ ...owner, password: form.password })
  if (message !== null) throw refuse({ code: 'password.weak', path: 'password', message })
  const passwordHash = await hashPassword(form.password)
  const email = await inTransaction(database, async (transaction) => {
    const link = await useLink(transaction, shown)
    const account = await setPassword(transaction, { id: link.account_id, passwordHash, now })
    if (!account) throw deadLink()
    // the link was read in that mailbox; an earlier role request may have come from somebody else
    if (account.email_verified_at === null && account.email === link.email) {
      await proveAddress(transaction, account, { at: instantOf(now) })
      await updateAccount(transaction, account.id, { requested_role: null })
    }
    context.sendCookie(await rememberDevice({ ...context, database: transaction }, account.id))
    return account.email
  })
  await forgetGuesses(database, { email, ip })
}

interface NewPassword {
  readonly id: string
  readonly passwordHash: string
  readonly now: Temporal.Instant
}

/** Changes the password and ends what was open before: sessions, links, and sign-ins begun with the old password. */
export async function setPassword(
  database: Database,
  { id, passwordHash, now }: NewPassword,
): Promise<AccountRow | undefined> {
  const account = await changePasswordHash(database, { id, passwordHash })
  if (!account) return undefined
  await endSessionsOf(database, { accountId: id, at: instantOf(now) })
  await deleteLinks(database, { accountId: id, purpose: 'password' })
  await deleteChallengesOf(database, id)
  await forgetDevicesOf(database, id)
  const { title, ...mail } = ACCOUNT_MAILS.passwordChanged
  await notify(database, {
    accountId: id,
    key: `password ${now.toString()}`,
    title,
    path: paths.profile,
    mail,
  })
  return account
}

/**
 * Confirms the address a link was sent to; a new one replaces the old one, which is notified. The link proves the
 * mailbox, and a session or the password proves the account: two people who each have only one of these confirm
 * nothing.
 */
export async function confirmEmail(
  context: RequestContext<Session | null>,
  form: Body<typeof recovery.confirmEmail>,
): Promise<string> {
  const { database, now, ip, session } = context
  await capAttempts(database, {
    key: `liens ${addressBucket(ip)}`,
    cap: ASKED_PER_ADDRESS,
    now,
  })
  const shown = { token: form.token, purpose: 'email', now } as const
  const { account_id: accountId } = await readLink(database, shown)
  const butSessionId = session?.account.id === accountId ? session.id : undefined
  if (butSessionId === undefined) await holdsAccount(context, accountId, form.password)
  try {
    return await inTransaction(database, async (transaction) => {
      const { email } = await useLink(transaction, shown)
      const account = await lockAccount(transaction, accountId)
      await proveAddress(transaction, account, { at: instantOf(now), butSessionId })
      if (account.email !== email) {
        await supersedeUnproved(transaction, { email, now })
        await moveTo(transaction, account, { email, at: instantOf(now) })
      }
      return email
    })
  } catch (error) {
    if (violates(error, 'account_email_key')) throw emailTaken()
    throw error
  }
}

async function holdsAccount(context: WorkContext, accountId: string, password: string | undefined) {
  const path = 'password'
  if (password === undefined || password === '')
    throw refuse({ code: 'password.needed', path, message: PROOF_REFUSALS.passwordNeeded })
  const account = await provePassword(context, { accountId, password, path })
  if (!account.is_active) throw deadLink()
}

async function moveTo(
  database: Database,
  { id, email: before }: AccountRow,
  { email, at }: { email: string; at: Date },
) {
  await updateAccount(database, id, { email, email_verified_at: at })
  await deleteLinks(database, { accountId: id, purpose: 'password' })
  await endIdentities(database, id)
  await queueMail(database, { to: before, ...ACCOUNT_MAILS.emailChanged })
}

const instantOf = (now: Temporal.Instant) => new Date(now.epochMilliseconds)
