import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { Passkey, passkeys } from '@sillage/wire/passkeys.ts'
import type { Body, Reply } from '@sillage/wire/route.ts'
import type { SecondFactor } from '@sillage/wire/second-factor.ts'
import { notify } from '../notifications/notifications.service.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { PasskeyRow } from '../platform/database/tables-identity.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound } from '../platform/http/domain-error.ts'
import type { Session } from '../platform/http/mount.ts'
import { lockAccount } from './own-sessions.repository.ts'
import { askForNewPasskey, type Ceremony, keepPasskey, refusal, spend } from './passkey-ceremony.ts'
import { PASSKEY_LETTERS } from './passkeys.messages.ts'
import { deletePasskey, findPasskeys, renamePasskey } from './passkeys.repository.ts'
import { provePassword } from './password-proof.service.ts'
import { requireProvedAddress } from './proved-address.ts'
import { deleteCodesOf } from './recovery-codes.repository.ts'
import { drawCodes } from './recovery-codes.service.ts'
import type { Sessions } from './sessions.ts'

export interface Holder extends Ceremony {
  readonly session: Session
}

export async function listPasskeys({ database, session }: Holder): Promise<Passkey[]> {
  return (await findPasskeys(database, session.account.id)).map(present)
}

/** What makes a passkey; a stolen session can't, since the password is asked for. */
export async function startPasskey(holder: Holder, password: string): Promise<SecondFactor> {
  const { session } = holder
  const account = await provePassword(holder, {
    accountId: session.account.id,
    password,
    path: 'password',
  })
  requireProvedAddress(account)
  return askForNewPasskey(holder, account, session.id)
}

export async function addPasskey(
  holder: Holder,
  { challengeId, ...answer }: Body<typeof passkeys.register>,
): Promise<Reply<typeof passkeys.register>['data']> {
  const { session } = holder
  const asked = { id: challengeId, purpose: 'register', sessionId: session.id } as const
  const challenge = await spend(holder, asked)
  return inTransaction(holder.database, async (transaction) => {
    requireProvedAddress(await lockAccount(transaction, session.account.id))
    const isFirst = (await findPasskeys(transaction, session.account.id)).length === 0
    const passkey = await keepPasskey({ ...holder, database: transaction }, challenge, answer)
    await notify(transaction, {
      accountId: session.account.id,
      key: `passkey ${passkey.id}`,
      path: '/profile',
      ...PASSKEY_LETTERS.added,
    })
    const recoveryCodes = isFirst ? await drawCodes(transaction, session.account.id) : null
    return { ...present(passkey), recoveryCodes }
  })
}

export async function nameAgain(
  { database, session }: Holder,
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

/** Takes a passkey away, with the password; the last one of staff that must have one stays. */
export async function removePasskey(
  holder: Holder,
  { id, password, sessions }: Removal,
): Promise<Passkey[]> {
  const { session, now } = holder
  const accountId = session.account.id
  await provePassword(holder, { accountId, password, path: 'password' })
  return inTransaction(holder.database, async (transaction) => {
    await lockAccount(transaction, accountId)
    if (!isUuid(id) || !(await deletePasskey(transaction, { id, accountId }))) throw notFound()
    const left = await findPasskeys(transaction, accountId)
    if (left.length === 0 && sessions.staffSecondFactor && isStaff(session.account.role))
      throw refusal(409, 'passkey.last', 'last')
    if (left.length === 0) await deleteCodesOf(transaction, accountId)
    await notify(transaction, {
      accountId,
      key: `passkey removed ${id} ${now.toString()}`,
      path: '/profile',
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
