import { lastRootRefusal } from '@sillage/domain/accounts/permissions.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { personalData } from '@sillage/wire/personal-data.ts'
import { lockAccount } from '../accounts/accounts.service.ts'
import { provePassword, unusablePassword } from '../accounts/presence/password-proof.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { closeAccount } from './closing.repository.ts'
import { CLOSED_MAIL, PERSONAL_DATA_REFUSALS } from './personal-data.messages.ts'
import { hasOpenClaim, lockActiveRoots } from './personal-data.repository.ts'

/**
 * Closes the caller's account. Contracts run to their end and are kept as long as the law requires. Throws while a
 * claim is open, because it is settled with the person through the account.
 */
export async function closeOwnAccount(
  { database, now, session }: RequestContext,
  { password }: Body<typeof personalData.close>,
) {
  const { id, role } = session.account
  const account = await provePassword(
    { database, now },
    { accountId: id, password, path: 'password' },
  )
  const passwordHash = await unusablePassword()
  await inTransaction(database, async (transaction) => {
    if (role === 'root') await mustNotBeLastRoot(transaction, id)
    // a claim that is being declared is waited for
    await lockAccount(transaction, id)
    if (await hasOpenClaim(transaction, id))
      throw refuse({ code: 'account.open_claim', message: PERSONAL_DATA_REFUSALS.openClaim }, 409)
    await queueMail(transaction, { to: account.email, ...CLOSED_MAIL })
    await closeAccount(transaction, { id, passwordHash, at: new Date(now.epochMilliseconds) })
    await recordAudit(transaction, {
      actorId: id,
      action: 'account.closed',
      subjectKind: 'account',
      subjectId: id,
    })
  })
}

async function mustNotBeLastRoot(database: Database, id: string) {
  const refusal = lastRootRefusal({
    target: { id, role: 'root', isActive: true },
    becomes: { role: 'root', isActive: false },
    activeRoots: await lockActiveRoots(database),
  })
  if (refusal) throw refuse(refusal, 409)
}
