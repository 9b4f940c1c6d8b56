import { mailboxOf } from '@sillage/domain/accounts/limits/guessing.ts'
import { type Person, readPerson } from '@sillage/domain/accounts/person.ts'
import { changeProfile, type ProfileFields } from '@sillage/domain/accounts/profile.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { profileRoom } from '@sillage/wire/accounts/profile.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { refuse, refuseAll } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import { ACCOUNT_MAILS, PROFILE_REFUSALS } from '../account-mails.messages.ts'
import { findAccount } from '../accounts.repository.ts'
import { emailTaken } from '../accounts.service.ts'
import { provePassword } from '../presence/password-proof.service.ts'
import { sendConfirmation } from '../recovery/email-confirmation.ts'
import { deleteLinks, findPendingEmail } from '../recovery/links.repository.ts'
import { isAddressKept } from '../session/account-access.service.ts'
import { lockAccount } from '../session/own-sessions.repository.ts'
import { capAttempts } from '../session/throttle.ts'
import { findLapse, updateAccount } from './profile.repository.ts'

/** Confirmation mails one account may ask for in 15 minutes. */
const CONFIRMATIONS = 5

export interface ProfileState {
  readonly account: AccountRow
  readonly pendingEmail: string | null
  readonly lapsesAt: Date | null
}

export async function profileOf({ database, now }: WorkContext, id: string): Promise<ProfileState> {
  return stateOf({ database, now }, await findAccount(database, id))
}

async function stateOf({ database, now }: WorkContext, account: AccountRow): Promise<ProfileState> {
  const at = new Date(now.epochMilliseconds)
  const pending = await findPendingEmail(database, { accountId: account.id, now: at })
  return {
    account,
    pendingEmail: pending === account.email ? null : pending,
    lapsesAt: account.lapses_at && (await findLapse(database, account.id)),
  }
}

/** Changes a profile at once, except for a new address, which waits for its confirmation. */
export async function updateProfile(
  context: RequestContext,
  form: Body<typeof profileRoom.update>,
): Promise<ProfileState> {
  const { database, now, session } = context
  const { id } = session.account
  const person = form.person && checkedPerson(form.person, dayInParis(now))
  const asked = checkedChange(await findAccount(database, id), form)
  if (asked.email !== null) await mayChangeEmail(context, id, { ...form, email: asked.email })
  return inTransaction(database, async (transaction) => {
    const { fields, email } = checkedChange(await lockAccount(transaction, id), form)
    const account = await updateAccount(transaction, id, {
      username: fields.username,
      first_name: fields.firstName,
      last_name: fields.lastName,
      kind: fields.accountKind,
      company_name: fields.companyName,
      siren: fields.siren,
      signer: fields.signer && JSON.stringify(fields.signer),
      postal_address: fields.address && JSON.stringify(fields.address),
      ...(person && { person: JSON.stringify(person) }),
      ...(form.mailsOff && { mails_off: form.mailsOff }),
    })
    if (email !== null) await askNewEmail(transaction, { account, email, now })
    // the current address again: drops any change asked for earlier
    else if (form.email !== undefined && account.email_verified_at !== null)
      await deleteLinks(transaction, { accountId: id, purpose: 'email' })
    return stateOf({ database: transaction, now }, account)
  })
}

function checkedPerson(typed: Person, today: Temporal.PlainDate): Person {
  const read = readPerson(typed, today)
  if (!read.ok) throw refuseAll(read.error)
  return read.value
}

function checkedChange(account: AccountRow, form: Body<typeof profileRoom.update>) {
  const current: ProfileFields = {
    username: account.username,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    accountKind: account.kind,
    companyName: account.company_name,
    siren: account.siren,
    signer: account.signer,
    address: account.postal_address,
  }
  const changed = changeProfile(current, form, account.role)
  if (!changed.ok) throw refuseAll(changed.error)
  const { email } = changed.value
  return { fields: changed.value, email: email === account.email ? null : email }
}

async function mayChangeEmail(
  context: RequestContext,
  id: string,
  { email, currentPassword }: { email: string; currentPassword?: string | undefined },
) {
  const path = 'currentPassword'
  if (currentPassword === undefined || currentPassword === '')
    throw refuse({ code: 'password.needed', path, message: PROFILE_REFUSALS.passwordNeeded })
  await provePassword(context, { accountId: id, password: currentPassword, path })
  await capConfirmations(context, id)
  await capAttempts(context.database, {
    key: `confirmations ${mailboxOf(email)}`,
    cap: CONFIRMATIONS,
    now: context.now,
  })
  if (await isAddressKept(context.database, email)) throw emailTaken()
}

async function askNewEmail(
  database: Database,
  { account, email, now }: { account: AccountRow; email: string; now: Temporal.Instant },
) {
  await sendConfirmation(database, { accountId: account.id, email, now })
  const { title, ...mail } = ACCOUNT_MAILS.emailAsked
  await notify(database, {
    accountId: account.id,
    key: `email ${now.toString()}`,
    title,
    path: paths.profile,
    mail,
  })
}

/** Sends the confirmation link again: for a new address if one is waiting, else for the current one. */
export async function sendConfirmationAgain(context: RequestContext) {
  const { id } = context.session.account
  await capConfirmations(context, id)
  await inTransaction(context.database, async (transaction) => {
    const account = await lockAccount(transaction, id)
    const { pendingEmail } = await stateOf({ database: transaction, now: context.now }, account)
    const email = pendingEmail ?? account.email
    if (pendingEmail === null && account.email_verified_at !== null) return
    const isNew = pendingEmail === null
    await sendConfirmation(transaction, { accountId: id, email, isNew, now: context.now })
  })
}

function capConfirmations({ database, now }: WorkContext, id: string): Promise<void> {
  return capAttempts(database, { key: `confirmations ${id}`, cap: CONFIRMATIONS, now })
}
