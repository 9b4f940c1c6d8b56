import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { EstateCapacity } from '@sillage/domain/customers/estate.ts'
import { dayInParis, isBefore, parseDay } from '@sillage/domain/values/day.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { forgetUnsentMails } from '../../platform/mail/mail-queue.ts'
import { placeOf } from '../accounts.service.ts'
import { endEverySession } from '../session/account-access.service.ts'
import { DEATH_REFUSALS } from './deaths.messages.ts'
import {
  deleteDeath,
  findDeath,
  holdAnyAccount,
  insertDeath,
  type KnownDeath,
  setActive,
} from './deaths.repository.ts'

export type { KnownDeath } from './deaths.repository.ts'

interface Death {
  readonly accountId: string
  readonly diedOn: string
  readonly capacity: EstateCapacity
  readonly correspondent: string
  readonly address: string
  readonly proof: string
}

/** The death of the holder of an account; undefined for everybody else. */
export function deathOf(database: Database, accountId: string): Promise<KnownDeath | undefined> {
  return findDeath(database, accountId)
}

/** Records a death, in the caller’s transaction: nobody signs in to the account any more, and no mail goes to it. */
export async function recordDeath(
  context: Pick<RequestContext, 'now' | 'session' | 'ip'> & { readonly database: Database },
  { accountId, diedOn, capacity, correspondent, address, proof }: Death,
) {
  const { database: transaction, now, session } = context
  const account = await holdAnyAccount(transaction, accountId)
  if (!account) throw notFound()
  const path = 'died_on'
  const day = parseDay(diedOn)
  if (!day) throw refuse({ code: 'estate.day', message: DEATH_REFUSALS.dayUnreadable, path })
  if (isBefore(dayInParis(now), day))
    throw refuse({ code: 'estate.day_in_future', message: DEATH_REFUSALS.future, path })
  if (isStaff(account.role))
    throw refuse({ code: 'estate.staff', message: DEATH_REFUSALS.staff }, 409)
  if (await findDeath(transaction, accountId))
    throw refuse({ code: 'estate.known', message: DEATH_REFUSALS.known }, 409)
  await insertDeath(transaction, {
    account_id: accountId,
    died_on: day.toString(),
    capacity,
    correspondent,
    address,
    proof,
    was_active: account.is_active,
    recorded_at: new Date(now.epochMilliseconds),
    recorded_by: session.account.id,
  })
  await setActive(transaction, { id: accountId, isActive: false })
  await endEverySession(transaction, { accountId, now })
  await forgetUnsentMails(transaction, accountId)
  await recordAudit(transaction, {
    actorId: session.account.id,
    action: 'estate.death_recorded',
    subjectKind: 'account',
    subjectId: accountId,
    detail: placeOf(context),
  })
}

/** Takes back a death recorded by mistake, in the caller’s transaction: the account opens again if it was open. */
export async function withdrawDeath(
  context: Pick<RequestContext, 'session' | 'ip'> & { readonly database: Database },
  accountId: string,
) {
  const { database: transaction, session } = context
  if (!(await holdAnyAccount(transaction, accountId))) throw notFound()
  const wasActive = await deleteDeath(transaction, accountId)
  if (wasActive === undefined)
    throw refuse({ code: 'estate.unknown', message: DEATH_REFUSALS.unknown }, 409)
  if (wasActive) await setActive(transaction, { id: accountId, isActive: true })
  await recordAudit(transaction, {
    actorId: session.account.id,
    action: 'estate.death_withdrawn',
    subjectKind: 'account',
    subjectId: accountId,
    detail: placeOf(context),
  })
}

/** Refuses (409) to open again the account of somebody who has died, or to make it one of the team. */
export async function refuseDead(database: Database, accountId: string) {
  if (await findDeath(database, accountId))
    throw refuse({ code: 'estate.reactivation', message: DEATH_REFUSALS.reactivation }, 409)
}
