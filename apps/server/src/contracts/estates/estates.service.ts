import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { HOLDER_DIED } from '@sillage/domain/products/ending-grounds.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import type { estates } from '@sillage/wire/contracts/estates.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import {
  deathOf,
  type KnownDeath,
  recordDeath,
  withdrawDeath,
} from '../../accounts/deaths/deaths.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { estatePayouts, stopForEstate } from '../../payments/estates/estates.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockedChain, ownChain } from '../chain/policy-chain.service.ts'
import { endingAllOf, expectedRefund } from '../endings/cancellation-preview.service.ts'
import { removeNotice } from '../endings/ending-notice.repository.ts'
import { leaveLater, notCancelled } from '../endings/leave-by-law.service.ts'
import { ESTATES } from './estates.messages.ts'
import { findEstateContracts, findHolderOf, isShown } from './estates.repository.ts'
import { effectOf, refuseUnlessHeirsMay } from './heirs-leaving.ts'

/** Whom to write to for somebody who has died, the contracts that ran that day, and what is to be paid. */
export async function readEstate(
  { database, now, session }: RequestContext,
  id: string,
): Promise<Reply<typeof estates.read>['data']> {
  await mustBeShown({ database, session }, id)
  const death = await deathOf(database, id)
  if (!death) return { death: null, contracts: [], payouts: [] }
  const rows = await findEstateContracts(database, {
    accountId: id,
    diedOn: death.died_on,
    today: dayInParis(now),
  })
  const names = await namesOf(
    database,
    rows.map((row) => row.id),
  )
  return {
    death: presentDeath(death),
    contracts: rows.map((row) => ({
      contract_id: row.id,
      name: names.get(row.id) ?? '',
      is_motor: traitsOf(row.product).motor !== null,
      last_day: row.last_day,
      is_asked: row.is_asked,
      is_over: row.is_over,
      may_be_ended: row.may_be_ended,
    })),
    payouts: await estatePayouts(database, { accountId: id, since: death.recorded_at }),
  }
}

function presentDeath(death: KnownDeath) {
  return {
    died_on: death.died_on,
    capacity: death.capacity,
    correspondent: death.correspondent,
    address: death.address.split('\n'),
    proof: death.proof,
    recorded_at: death.recorded_at.toISOString(),
    by: death.by,
  }
}

/** Records a death: the account closes to sign-in, its mandates end, and what is due to it waits for a payee. */
export async function recordHolderDeath(
  context: RequestContext,
  id: string,
  { died_on: diedOn, ...said }: Body<typeof estates.record>,
) {
  await mustBeShown(context, id)
  await inTransaction(context.database, async (transaction) => {
    await recordDeath({ ...context, database: transaction }, { accountId: id, diedOn, ...said })
    await stopForEstate(transaction, {
      accountId: id,
      at: new Date(context.now.epochMilliseconds),
    })
  })
}

/** Takes back a death recorded by mistake. Mandates stay ended, and payouts wait for an account: nobody is paid unasked. */
export async function withdrawHolderDeath(context: RequestContext, id: string) {
  await mustBeShown(context, id)
  await inTransaction(context.database, async (transaction) => {
    await withdrawDeath({ ...context, database: transaction }, id)
    await stopForEstate(transaction, {
      accountId: id,
      at: new Date(context.now.epochMilliseconds),
    })
  })
}

/** What ending a contract for the heirs would change. */
export async function estateEnding(
  { database, now }: RequestContext,
  id: string,
  asked: string,
): Promise<Reply<typeof estates.ending>['data']> {
  const today = dayInParis(now)
  const { wanted, death } = await estateOf(database, id)
  const own = await ownChain(database, wanted)
  refuseUnlessHeirsMay(own, today)
  const effect = effectOf(own, { death, asked, today })
  if (!effect.ok)
    return {
      covered_until: null,
      refusal: effect.error.message,
      unused: 0,
      paid_back: 0,
      to_pay: 0,
    }
  const { total, settlement } = await expectedRefund(database, {
    ...endingAllOf({ own, today }),
    ground: HOLDER_DIED.id,
    effect: effect.value,
  })
  return {
    covered_until: effect.value.coveredUntil.toString(),
    refusal: null,
    unused: total,
    paid_back: settlement?.paid_back ?? total,
    to_pay: (settlement?.to_pay ?? []).reduce((sum, { amount }) => sum + amount * 100, 0) / 100,
  }
}

/**
 * Ends a contract, and those that continue it, for the heirs of its holder: it covers until the end of the day on which
 * they asked, and what has not served waits for the payee of the estate.
 */
export async function endForHeirs(context: RequestContext, id: string, asked: string) {
  const { now, session } = context
  const today = dayInParis(now)
  await inTransaction(context.database, async (transaction) => {
    const { wanted, death } = await estateOf(transaction, id)
    const own = await lockedChain(transaction, wanted, today)
    refuseUnlessHeirsMay(own, today)
    const effect = effectOf(own, { death, asked, today })
    if (!effect.ok) throw refuse(effect.error)
    await removeNotice(
      transaction,
      notCancelled(own.chain).map((one) => one.id),
    )
    await leaveLater({ ...context, database: transaction }, own, {
      accountId: wanted.accountId,
      recordedBy: session.account.id,
      ground: HOLDER_DIED,
      event: death.died_on,
      effect: effect.value,
      reason: ESTATES.reason(formatDay(effect.value.on)),
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'estate.contract_ended',
      subjectKind: 'contract',
      subjectId: id.toLowerCase(),
    })
  })
}

/** The holder of a contract who has died; 404 for an unknown contract, 409 while they live. */
async function estateOf(database: Database, id: string) {
  const holder = isUuid(id) ? await findHolderOf(database, id) : undefined
  if (!holder) throw notFound()
  const death = await deathOf(database, holder.id)
  if (!death) throw refuse({ code: 'estate.living', message: ESTATES.living }, 409)
  return { wanted: { id, accountId: holder.id }, death }
}

/** Throws 404 for an account that the reader’s role doesn’t see. */
export async function mustBeShown(
  { database, session }: Pick<RequestContext, 'database' | 'session'>,
  id: string,
) {
  const roles = rolesVisibleTo(session.account.role)
  if (!isUuid(id) || !(await isShown(database, { id, roles }))) throw notFound()
}
