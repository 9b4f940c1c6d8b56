import { randomInt } from 'node:crypto'
import { mailboxOf } from '@sillage/domain/accounts/limits/guessing.ts'
import { PRESENCE_CODE_TRIES, PRESENCE_MINUTES } from '@sillage/domain/accounts/presence.ts'
import type { presence } from '@sillage/wire/accounts/presence.ts'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { askForPasskey, checkAnswer, noteAnswer, spend } from '../passkeys/passkey-ceremony.ts'
import { findPasskeys } from '../passkeys/passkeys.repository.ts'
import { hashPassword, passwordFits } from '../passwords.ts'
import { beginProof, capAttempts, forget } from '../session/throttle.ts'
import { provePassword } from './password-proof.service.ts'
import { PRESENCE_REFUSALS, presenceMail } from './presence.messages.ts'
import { notePresence, putPresenceCode, takeCodeTry, useCode } from './presence.repository.ts'

/** Codes sent to one mailbox in 15 minutes. */
const CODES_PER_MAILBOX = 3

type Proof = Body<typeof presence.prove>

/** Records that the person of the session is present, by one of three proofs. */
export async function provePresence(context: RequestContext, proof: Proof) {
  if ('password' in proof) await proveByPassword(context, proof.password)
  else if ('code' in proof) await proveByCode(context, proof.code)
  else await proveByPasskey(context, proof)
}

/** Asks for one of the account's passkeys; null when it has none. */
export async function askForPresence(context: RequestContext): Promise<SecondFactor | null> {
  const { database, session } = context
  return askForPasskey(context, await findPasskeys(database, session.account.id), session.id)
}

/** Sends a code to the account's address, verified or not: anybody who reads its mail could set its password anyway. */
export async function sendPresenceCode({ database, now, session }: RequestContext) {
  const { id: accountId, email } = session.account
  await capAttempts(database, {
    key: `codes de présence ${mailboxOf(email)}`,
    cap: CODES_PER_MAILBOX,
    now,
    message: PRESENCE_REFUSALS.tooManyCodes,
  })
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const row = {
    session_id: session.id,
    account_id: accountId,
    // with a fast hash, a million codes are tried quickly
    code_hash: await hashPassword(code),
    tries_left: PRESENCE_CODE_TRIES,
    expires_at: new Date(now.add({ minutes: PRESENCE_MINUTES }).epochMilliseconds),
  }
  await inTransaction(database, async (transaction) => {
    await putPresenceCode(transaction, row)
    await queueMail(transaction, { to: email, ...presenceMail(code) })
  })
}

async function proveByPassword(context: RequestContext, password: string) {
  const { database, session } = context
  await provePassword(context, { accountId: session.account.id, password, path: 'password' })
  await notePresence(database, hereIn(context))
}

async function proveByPasskey(
  context: RequestContext,
  { challengeId, response }: Extract<Proof, { challengeId: string }>,
) {
  const asked = { id: challengeId, purpose: 'sign_in', sessionId: context.session.id } as const
  const used = await checkAnswer(context, await spend(context, asked), response)
  await inTransaction(context.database, async (transaction) => {
    await noteAnswer(transaction, used)
    await notePresence(transaction, hereIn(context))
  })
}

async function proveByCode(context: RequestContext, typed: string) {
  const { database, now, session } = context
  const key = `code de présence ${session.account.id}`
  await beginProof(database, key, now)
  const here = hereIn(context)
  const codeHash = await takeCodeTry(database, { sessionId: session.id, now: here.at })
  const fits = await passwordFits(typed.replace(/\s/g, ''), codeHash)
  if (!fits || codeHash === null) throw wrongCode()
  await inTransaction(database, async (transaction) => {
    if (!(await useCode(transaction, { sessionId: session.id, codeHash }))) throw wrongCode()
    await notePresence(transaction, here)
  })
  await forget(database, [key])
}

const hereIn = ({ session, now }: RequestContext) => ({
  sessionId: session.id,
  at: new Date(now.epochMilliseconds),
})

const wrongCode = () =>
  refuse({ code: 'presence_code.wrong', path: 'code', message: PRESENCE_REFUSALS.wrongCode })
