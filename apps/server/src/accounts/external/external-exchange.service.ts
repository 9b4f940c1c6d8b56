import { randomBytes } from 'node:crypto'
import { externalFailureSentence } from '@sillage/domain/accounts/external-sign-in.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { DomainError, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { findAccount } from '../accounts.repository.ts'
import { finishSignIn } from '../passkeys/second-factor.service.ts'
import { provePassword } from '../presence/password-proof.service.ts'
import { proveAddress } from '../recovery/proved-address.ts'
import { lockAccount } from '../session/own-sessions.repository.ts'
import type { Sessions } from '../session/sessions.ts'
import type { ExternalSignIn } from './external-departure.service.ts'
import { EXTERNAL_LETTER } from './external-sign-in.messages.ts'
import {
  findHandoff,
  insertHandoff,
  linkIdentity,
  takeHandoff,
} from './external-sign-in.repository.ts'

const LINK_MINUTES = 10

interface Door {
  readonly external: ExternalSignIn
  readonly sessions: Sessions
}

type SignedIn = { readonly token: string; readonly account: AccountRow }

/** Exchanges the token of the callback, once; if an account has the same address, it must be linked first. */
export async function exchange(
  context: RequestContext<null>,
  { external, sessions }: Door,
  token: string,
): Promise<SignedIn | { linkToken: string; email: string }> {
  const { database, now } = context
  const handoff = await takeHandoff(database, wantedBy(context, external, token))
  if (!handoff) throw ended()
  const account = await findAccount(database, handoff.account_id)
  if (!account.is_active) throw refusal('desactive')
  const { issuer, subject, browser_sha256 } = handoff
  if (issuer === null) return finish(context, sessions, account)
  const linkToken = randomBytes(32).toString('base64url')
  await insertHandoff(database, {
    token_sha256: sha256Of(linkToken),
    browser_sha256,
    account_id: account.id,
    issuer,
    subject,
    expires_at: new Date(now.add({ minutes: LINK_MINUTES }).epochMilliseconds),
  })
  return { linkToken, email: account.email }
}

/** Links the waiting identity to its account, given the account's password. */
export async function link(
  context: RequestContext<null>,
  { external, sessions }: Door,
  { linkToken, password }: { linkToken: string; password: string },
): Promise<SignedIn> {
  const { database, now } = context
  const wanted = wantedBy(context, external, linkToken)
  const waiting = await findHandoff(database, wanted)
  if (!waiting?.issuer || !waiting.subject) throw ended()
  const { account_id, issuer, subject } = waiting
  const account = await provePassword(context, {
    accountId: account_id,
    password,
    path: 'password',
  })
  if (!account.is_active) throw refusal('desactive')
  await inTransaction(database, async (transaction) => {
    if (!(await takeHandoff(transaction, wanted))) throw ended()
    // the provider vouches for the mailbox, the password for the account
    const at = new Date(now.epochMilliseconds)
    await proveAddress(transaction, await lockAccount(transaction, account_id), { at })
    if (!(await linkIdentity(transaction, { issuer, subject, account_id }))) throw refusal('autre')
    await notify(transaction, {
      accountId: account_id,
      key: `external ${issuer} ${now.toString()}`,
      path: paths.profile,
      ...EXTERNAL_LETTER,
    })
  })
  return finish(context, sessions, account)
}

/** An identity is only linked when its provider vouches for the address. */
const isVouchedFor = () => Promise.resolve(true)

async function finish(context: RequestContext<null>, sessions: Sessions, account: AccountRow) {
  return {
    token: await finishSignIn(context, sessions, {
      account,
      factor: 'external',
      isMailboxShown: isVouchedFor,
    }),
    account,
  }
}

function wantedBy(
  { cookies, origin, now }: RequestContext<null>,
  external: ExternalSignIn,
  token: string,
) {
  const departure = external.cookies.read(cookies, origin, now)
  if (!departure) throw ended()
  return {
    tokenSha256: sha256Of(token),
    browserSha256: sha256Of(departure.state),
    now: new Date(now.epochMilliseconds),
  }
}

function ended(): DomainError {
  return refusal('expiree')
}

function refusal(reason: 'expiree' | 'desactive' | 'autre'): DomainError {
  const message = externalFailureSentence(reason) ?? ''
  return refuse({ code: `external.${reason}`, message }, 409)
}
