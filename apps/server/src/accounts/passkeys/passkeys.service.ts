import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { Passkey, passkeys } from '@sillage/wire/accounts/passkeys.ts'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { PasskeyRow } from '../../platform/database/tables/tables-identity.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { provePassword } from '../presence/password-proof.service.ts'
import { requireProvedAddress } from '../recovery/proved-address.ts'
import { lockAccount } from '../session/own-sessions.repository.ts'
import type { Sessions } from '../session/sessions.ts'
import { askForNewPasskey, keepPasskey, refusal, spend } from './passkey-ceremony.ts'
import { PASSKEY_LETTERS } from './passkeys.messages.ts'
import { deletePasskey, findPasskeys, renamePasskey } from './passkeys.repository.ts'
import { deleteCodesOf } from './recovery-codes.repository.ts'
import { drawCodes } from './recovery-codes.service.ts'

export async function listPasskeys({ database, session }: RequestContext): Promise<Passkey[]> {
  return (await findPasskeys(database, session.account.id)).map(present)
}

/** Starts making a passkey. Asks for the password, so that a stolen session can't make one. */
export async function startPasskey(
  context: RequestContext,
  password: string,
): Promise<SecondFactor> {
  const { session } = context
  const account = await provePassword(context, {
    accountId: session.account.id,
    password,
    path: 'password',
  })
  requireProvedAddress(account)
  return askForNewPasskey(context, account, session.id)
}

export async function addPasskey(
  context: RequestContext,
  { challengeId, ...answer }: Body<typeof passkeys.register>,
): Promise<Reply<typeof passkeys.register>['data']> {
  const { session } = context
  const asked = { id: challengeId, purpose: 'register', sessionId: session.id } as const
  const challenge = await spend(context, asked)
  return inTransaction(context.database, async (transaction) => {
    requireProvedAddress(await lockAccount(transaction, session.account.id))
    const isFirst = (await findPasskeys(transaction, session.account.id)).length === 0
    const passkey = await keepPasskey({ ...context, database: transaction }, challenge, answer)
    await notify(transaction, {
      accountId: session.account.id,
      key: `passkey ${passkey.id}`,
      path: paths.profile,
      ...PASSKEY_LETTERS.added,
    })
    const recoveryCodes = isFirst ? await drawCodes(transaction, session.account.id) : null
    return { ...present(passkey), recoveryCodes }
  })
}

export async function nameAgain(
  { database, session }: RequestContext,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const wanted = { id, accountId: session.account.id, name }
  const passkey = isUuid(id) ? await renamePasskey(database, wanted) : undefined
  if (!passkey) throw notFound()
  return present(passkey)
}

interface Removal {
  readonly id: string
  readonly password: string
  readonly sessions: Sessions
}

/** Removes a passkey, given the password; staff that must have one can't remove the last. */
export async function removePasskey(
  context: RequestContext,
  { id, password, sessions }: Removal,
): Promise<Passkey[]> {
  const { session, now } = context
  const accountId = session.account.id
  await provePassword(context, { accountId, password, path: 'password' })
  return inTransaction(context.database, async (transaction) => {
    await lockAccount(transaction, accountId)
    if (!isUuid(id) || !(await deletePasskey(transaction, { id, accountId }))) throw notFound()
    const left = await findPasskeys(transaction, accountId)
    if (left.length === 0 && sessions.staffSecondFactor && isStaff(session.account.role))
      throw refusal(409, 'passkey.last', 'last')
    if (left.length === 0) await deleteCodesOf(transaction, accountId)
    await notify(transaction, {
      accountId,
      key: `passkey removed ${id} ${now.toString()}`,
      path: paths.profile,
      ...PASSKEY_LETTERS.removed,
    })
    return left.map(present)
  })
}

function present(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isBackedUp: row.is_backed_up,
  }
}
