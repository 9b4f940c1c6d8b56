import { addressBucket } from '@sillage/domain/accounts/address-bucket.ts'
import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { passkeys } from '@sillage/wire/passkeys.ts'
import type { Body } from '@sillage/wire/route.ts'
import type { SecondFactor } from '@sillage/wire/second-factor.ts'
import { notify } from '../notifications/notifications.service.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/schema.ts'
import { DomainError } from '../platform/http/domain-error.ts'
import { findAccount } from './accounts.repository.ts'
import { sendEnrolmentLink } from './enrolment-link.ts'
import { rememberDevice } from './known-devices.ts'
import { deleteLinks } from './links.repository.ts'
import { lockAccount } from './own-sessions.repository.ts'
import {
  askForNewPasskey,
  askForPasskey,
  type Ceremony,
  checkAnswer,
  keepPasskey,
  noteAnswer,
  readChallenge,
  refusal,
  spend,
} from './passkey-ceremony.ts'
import { PASSKEY_LETTERS, PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { findPasskeys } from './passkeys.repository.ts'
import { proveAddress } from './proved-address.ts'
import { drawCodes, spendCode } from './recovery-codes.service.ts'
import type { Opening, Sessions } from './sessions.ts'
import { beginProof, capAttempts, forget, giveBack } from './throttle.ts'

const STEPS_PER_ADDRESS = 100

/** Whoever signs in, and where. */
export type Visitor = Opening &
  Ceremony & {
    readonly cookies: string
    readonly sendCookie: (cookie: string) => void
  }

interface Proved {
  readonly account: AccountRow
  /** Whether the mailbox was shown too: by a link that was read in it, or by a provider that vouches for it. */
  readonly isMailboxShown: () => Promise<boolean>
}

/**
 * Opens the session of an account whose password, or whose external identity, was proved: at once, or
 * after the passkey that it has or, for staff where the settings say so, must make. It is never made by
 * who shows a password alone: a link is sent instead.
 */
export async function finishSignIn(
  visitor: Visitor,
  sessions: Sessions,
  { account, isMailboxShown }: Proved,
): Promise<string> {
  const keys = await findPasskeys(visitor.database, account.id)
  const asked = await askForPasskey(visitor, keys)
  if (asked) throw nextStep('second_factor.required', PASSKEY_MESSAGES.required, asked)
  if (sessions.staffSecondFactor && isStaff(account.role)) {
    if (!(await isMailboxShown())) throw await sendEnrolmentLink(visitor, account)
    const wanted = await askForNewPasskey(visitor, account, null)
    throw nextStep('second_factor.enrol', PASSKEY_MESSAGES.enrol, wanted)
  }
  return openSession(visitor, sessions, account)
}

/** A session, in a browser that the account knows from then on. */
async function openSession(visitor: Visitor, sessions: Sessions, account: AccountRow) {
  const token = await sessions.open(visitor, account)
  visitor.sendCookie(await rememberDevice(visitor, account.id))
  return token
}

function nextStep(code: string, message: string, secondFactor: SecondFactor): DomainError {
  return new DomainError({ status: 403, code, message, extra: { secondFactor } })
}

/** Opens the session with a signature of the account's passkey. */
export async function signInWithPasskey(
  visitor: Visitor,
  sessions: Sessions,
  { challengeId, response }: Body<typeof passkeys.signIn>,
): Promise<{ token: string; account: AccountRow }> {
  await capSteps(visitor)
  const asked = { id: challengeId, purpose: 'sign_in', sessionId: null } as const
  const challenge = await spend(visitor, asked)
  const used = await checkAnswer(visitor, challenge, response)
  const opened = await inTransaction(visitor.database, async (transaction) => {
    await noteAnswer(transaction, used)
    return open({ ...visitor, database: transaction }, sessions, challenge.account_id)
  })
  await giveBack(visitor.database, [stepsKey(visitor)], visitor.now)
  return opened
}

/** Opens the session with a recovery code in place of the passkey. A wrong one is slowed down, and may be typed again. */
export async function signInWithCode(
  visitor: Visitor,
  sessions: Sessions,
  { challengeId, code }: Body<typeof passkeys.recover>,
): Promise<{ token: string; account: AccountRow }> {
  const { database, now } = visitor
  const asked = { id: challengeId, purpose: 'sign_in', sessionId: null } as const
  const { account_id: accountId } = await readChallenge(visitor, asked)
  const key = `secours ${accountId}`
  await beginProof(database, key, now)
  const opened = await inTransaction(database, async (transaction) => {
    const here = { ...visitor, database: transaction }
    await spendCode(transaction, { accountId, code, now })
    await spend(here, asked)
    return open(here, sessions, accountId)
  })
  await forget(database, [key])
  return opened
}

/** Keeps the passkey that staff must have, and opens the session. */
export async function enrol(
  visitor: Visitor,
  sessions: Sessions,
  { challengeId, ...answer }: Body<typeof passkeys.enrol>,
): Promise<{ token: string; account: AccountRow; recoveryCodes: string[] }> {
  await capSteps(visitor)
  const asked = { id: challengeId, purpose: 'enrol', sessionId: null } as const
  const challenge = await spend(visitor, asked)
  const opened = await inTransaction(visitor.database, async (transaction) => {
    const here = { ...visitor, database: transaction }
    const account = await lockAccount(transaction, challenge.account_id)
    // meanwhile another one may have been made: then that one is asked for
    if ((await findPasskeys(transaction, challenge.account_id)).length > 0)
      throw refusal(409, 'passkey.ended', 'ended')
    // who came so far has shown the mailbox and the account
    await proveAddress(transaction, account, { at: new Date(here.now.epochMilliseconds) })
    await deleteLinks(transaction, { accountId: account.id, purpose: 'enrol' })
    const passkey = await keepPasskey(here, challenge, answer)
    await notify(transaction, {
      accountId: challenge.account_id,
      key: `passkey ${passkey.id}`,
      path: '/profile',
      ...PASSKEY_LETTERS.added,
    })
    const recoveryCodes = await drawCodes(transaction, challenge.account_id)
    return { ...(await open(here, sessions, challenge.account_id)), recoveryCodes }
  })
  await giveBack(visitor.database, [stepsKey(visitor)], visitor.now)
  return opened
}

async function open(visitor: Visitor, sessions: Sessions, accountId: string) {
  const account = await findAccount(visitor.database, accountId)
  if (!account.is_active) throw refusal(422, 'passkey.refused', 'refused')
  return { token: await openSession(visitor, sessions, account), account }
}

/** Only failures count: whoever succeeds gives the try back. */
async function capSteps({ database, ip, now }: Visitor) {
  await capAttempts(database, { key: stepsKey({ ip }), cap: STEPS_PER_ADDRESS, now })
}

const stepsKey = ({ ip }: Pick<Visitor, 'ip'>) => `clés ${addressBucket(ip)}`
