import { randomBytes } from 'node:crypto'
import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import type { ExternalFailure } from '@sillage/domain/accounts/external-sign-in.ts'
import { houseNameError } from '@sillage/domain/accounts/naming/house-name.ts'
import { emailError, usernameError } from '@sillage/domain/accounts/registration.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { findAccountByEmail } from '../accounts.repository.ts'
import { prepareAccount } from '../accounts.service.ts'
import {
  findAccountOf,
  hasIdentityOf,
  insertHandoff,
  linkIdentity,
} from './external-sign-in.repository.ts'
import type { ExternalPerson } from './identity-provider.ts'

const HANDOFF_SECONDS = 60
/** When the provider's name is no valid user name here. */
const NAMELESS = 'utilisateur'

interface Arrival {
  readonly person: ExternalPerson
  /** The token that the browser will exchange. */
  readonly token: string
  /** The value in the browser's cookie. */
  readonly browser: string
}

/**
 * Records a hand-off for an arriving person: to the account linked to this identity, else to a new one. When an account
 * has the same address, its password is asked for first.
 */
export async function arriveAs(
  { database, now }: { database: Database; now: Temporal.Instant },
  { person, token, browser }: Arrival,
): Promise<ExternalFailure | null> {
  const store = await prepareNewcomer(person, now)
  return inTransaction(database, async (transaction) => {
    const found = await accountFor(transaction, { person, store })
    if ('failure' in found) return found.failure
    const { issuer, subject } = person
    await insertHandoff(transaction, {
      token_sha256: sha256Of(token),
      browser_sha256: sha256Of(browser),
      account_id: found.account.id,
      issuer: found.isLinked ? null : issuer,
      subject: found.isLinked ? null : subject,
      expires_at: new Date(now.add({ seconds: HANDOFF_SECONDS }).epochMilliseconds),
    })
    return null
  })
}

interface Arriving {
  readonly person: ExternalPerson
  /** Stores a new person's account. */
  readonly store: Write<AccountRow>
}

type Found =
  | { readonly account: AccountRow; readonly isLinked: boolean }
  | { readonly failure: ExternalFailure }

async function accountFor(database: Database, { person, store }: Arriving): Promise<Found> {
  const linked = await findAccountOf(database, person)
  if (linked)
    return linked.is_active ? { account: linked, isLinked: true } : { failure: 'desactive' }
  const { email, emailIsVerified } = person
  if (email === null || !emailIsVerified || emailError(email)) return { failure: 'adresse' }
  const known = await findAccountByEmail(database, normaliseEmail(email))
  if (!known) return { account: await join(database, { person, store }), isLinked: true }
  if (!known.is_active) return { failure: 'desactive' }
  const isTaken = await hasIdentityOf(database, { accountId: known.id, issuer: person.issuer })
  return isTaken ? { failure: 'autre' } : { account: known, isLinked: false }
}

/**
 * Prepares an account for a person without one, always as a `user`, with a random password that stays unknown until a
 * reset.
 */
function prepareNewcomer(
  { username, firstName, lastName, email }: ExternalPerson,
  now: Temporal.Instant,
) {
  return prepareAccount({
    username: usernameError(username) || houseNameError(username) ? NAMELESS : username,
    email: email ?? '',
    password: randomBytes(48).toString('base64url'),
    role: 'user',
    requestedRole: null,
    accountKind: 'particulier',
    firstName: houseNameError(firstName ?? '') ? '' : firstName,
    lastName: houseNameError(lastName ?? '') ? '' : lastName,
    // the provider says that the address is verified
    provedAt: new Date(now.epochMilliseconds),
  })
}

async function join(database: Database, { person, store }: Arriving): Promise<AccountRow> {
  const account = await store(database)
  const { issuer, subject } = person
  await linkIdentity(database, { issuer, subject, account_id: account.id })
  return account
}
