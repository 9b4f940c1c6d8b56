import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { SignInFactor } from '@sillage/domain/accounts/sign-in-factors.ts'
import type { passkeys } from '@sillage/wire/accounts/passkeys.ts'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { DomainError } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findAccount } from '../accounts.repository.ts'
import { deleteLinks } from '../recovery/links.repository.ts'
import { proveAddress } from '../recovery/proved-address.ts'
import { rememberDevice } from '../session/known-devices.ts'
import { holdAccount, lockAccount } from '../session/own-sessions.repository.ts'
import { mustBeAsProved, type Sessions } from '../session/sessions.ts'
import { beginProof, capAttempts, forget, giveBack } from '../session/throttle.ts'
import { sendEnrolmentLink } from './enrolment-link.ts'
import {
  askForNewPasskey,
  askForPasskey,
  checkAnswer,
  keepPasskey,
  noteAnswer,
  readSigningIn,
  refusal,
  spend,
} from './passkey-ceremony.ts'
import { PASSKEY_LETTERS, PASSKEY_MESSAGES } from './passkeys.messages.ts'
import { findPasskeys } from './passkeys.repository.ts'
import { drawCodes, spendCode } from './recovery-codes.service.ts'

const STEPS_PER_ADDRESS = 100

interface Proved {
  readonly account: AccountRow
  readonly factor: SignInFactor
  /**
   * Whether the person also proved control of the mailbox: by a link read there, or by a provider that vouches for it.
   */
  readonly isMailboxShown: () => Promise<boolean>
}

/**
 * Opens a session once the password or external identity is proved: at once, or after a step with the account's passkey
 * or, for staff where the settings require it, a new passkey. A password alone never allows making that passkey: a link
 * is sent instead.
 */
export async function finishSignIn(
  context: RequestContext<null>,
  sessions: Sessions,
  { account, factor, isMailboxShown }: Proved,
): Promise<string> {
  const keys = await findPasskeys(context.database, account.id)
  const asked = await asProved(context, account, (here) => askForPasskey(here, keys))
  if (asked) throw nextStep('second_factor.required', PASSKEY_MESSAGES.required, asked)
  if (sessions.staffSecondFactor && isStaff(account.role)) {
    if (!(await isMailboxShown())) throw await sendEnrolmentLink(context, account)
    const wanted = await asProved(context, account, (here) => askForNewPasskey(here, account, null))
    throw nextStep('second_factor.enrol', PASSKEY_MESSAGES.enrol, wanted)
  }
  return openSession({ ...context, factor }, sessions, account)
}

/** Runs `ask` if the account has not changed since it was proved. */
function asProved<T>(
  context: RequestContext<null>,
  account: AccountRow,
  ask: (here: RequestContext<null>) => Promise<T>,
): Promise<T> {
  return inTransaction(context.database, async (transaction) => {
    await mustBeAsProved(transaction, account)
    return ask({ ...context, database: transaction })
  })
}

interface Opening extends RequestContext<null> {
  readonly factor: SignInFactor
}

/** Opens a session, and makes this browser a known device of the account. */
async function openSession(context: Opening, sessions: Sessions, account: AccountRow) {
  const token = await sessions.open(context, account)
  context.sendCookie(await rememberDevice(context, account.id))
  return token
}

function nextStep(code: string, message: string, secondFactor: SecondFactor): DomainError {
  return new DomainError({ status: 403, code, message, extra: { secondFactor } })
}

/** Opens the session with a signature of the account's passkey. */
export async function signInWithPasskey(
  context: RequestContext<null>,
  sessions: Sessions,
  { challengeId, response }: Body<typeof passkeys.signIn>,
): Promise<{ token: string; account: AccountRow }> {
  await capSteps(context)
  const asked = { id: challengeId, purpose: 'sign_in', sessionId: null } as const
  const challenge = await spend(context, asked)
  const used = await checkAnswer(context, challenge, response)
  const opened = await inTransaction(context.database, async (transaction) => {
    // Lock the account first, then its factors: every writer uses this order, so they can't deadlock.
    await holdAccount(transaction, challenge.account_id)
    await noteAnswer(transaction, used)
    return open(
      { ...context, database: transaction, factor: 'passkey' },
      sessions,
      challenge.account_id,
    )
  })
  await giveBack(context.database, [stepsKey(context)], context.now)
  return opened
}

/**
 * Opens the session with a recovery code instead of the passkey. Wrong codes are slowed down, and the challenge can be
 * retried.
 */
export async function signInWithCode(
  context: RequestContext<null>,
  sessions: Sessions,
  { challengeId, code }: Body<typeof passkeys.recover>,
): Promise<{ token: string; account: AccountRow }> {
  const { database, now } = context
  const asked = { id: challengeId, purpose: 'sign_in', sessionId: null } as const
  const accountId = await readSigningIn(context, challengeId)
  const key = `secours ${accountId}`
  await beginProof(database, key, now)
  const opened = await inTransaction(database, async (transaction) => {
    const here = { ...context, database: transaction }
    await holdAccount(transaction, accountId)
    await spendCode(transaction, { accountId, code, now })
    await spend(here, asked)
    return open({ ...here, factor: 'recovery_code' }, sessions, accountId)
  })
  await forget(database, [key])
  return opened
}

/** Keeps the passkey that staff must have, and opens the session. */
export async function enrol(
  context: RequestContext<null>,
  sessions: Sessions,
  { challengeId, ...answer }: Body<typeof passkeys.enrol>,
): Promise<{ token: string; account: AccountRow; recoveryCodes: string[] }> {
  await capSteps(context)
  const asked = { id: challengeId, purpose: 'enrol', sessionId: null } as const
  const challenge = await spend(context, asked)
  const opened = await inTransaction(context.database, async (transaction) => {
    const here = { ...context, database: transaction }
    const account = await lockAccount(transaction, challenge.account_id)
    // another passkey may have been made meanwhile: then that one is required
    if ((await findPasskeys(transaction, challenge.account_id)).length > 0)
      throw refusal(409, 'passkey.ended', 'ended')
    // getting here required both the mailbox and the account
    await proveAddress(transaction, account, { at: new Date(here.now.epochMilliseconds) })
    await deleteLinks(transaction, { accountId: account.id, purpose: 'enrol' })
    const passkey = await keepPasskey(here, challenge, answer)
    await notify(transaction, {
      accountId: challenge.account_id,
      key: `passkey ${passkey.id}`,
      path: paths.profile,
      ...PASSKEY_LETTERS.added,
    })
    const recoveryCodes = await drawCodes(transaction, challenge.account_id)
    return {
      ...(await open({ ...here, factor: 'passkey' }, sessions, challenge.account_id)),
      recoveryCodes,
    }
  })
  await giveBack(context.database, [stepsKey(context)], context.now)
  return opened
}

async function open(context: Opening, sessions: Sessions, accountId: string) {
  const account = await findAccount(context.database, accountId)
  if (!account.is_active) throw refusal(422, 'passkey.refused', 'refused')
  return { token: await openSession(context, sessions, account), account }
}

/** Only failures count: a success gives its try back. */
async function capSteps({ database, ip, now }: RequestContext<null>) {
  await capAttempts(database, { key: stepsKey({ ip }), cap: STEPS_PER_ADDRESS, now })
}

const stepsKey = ({ ip }: Pick<RequestContext<null>, 'ip'>) => `clés ${addressBucket(ip)}`
