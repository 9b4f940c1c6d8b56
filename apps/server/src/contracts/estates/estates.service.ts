import { heirsEnding } from '@sillage/domain/contracts/leaving/heirs-ending.ts'
import { type EndingEffect, HOLDER_DIED } from '@sillage/domain/products/ending-grounds.ts'
import { dayInParis, formatDay, parseDay } from '@sillage/domain/values/day.ts'
import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import type { estates } from '@sillage/wire/contracts/estates.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import {
  deathOf,
  type KnownDeath,
  recordDeath,
  withdrawDeath,
} from '../../accounts/deaths/deaths.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { stopForEstate } from '../../payments/estates/estates.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import {
  lockedChain,
  type OwnChain,
  ownChain,
  refuseUnless,
} from '../chain/policy-chain.service.ts'
import { endingAllOf, expectedRefund } from '../endings/cancellation-preview.service.ts'
import { removeNotice } from '../endings/ending-notice.repository.ts'
import { leaveLater, notCancelled, signedOn } from '../endings/leave-by-law.service.ts'
import { ESTATES } from './estates.messages.ts'
import { findHolderOf } from './estates.repository.ts'
import { mustBeShown } from './read-estate.service.ts'

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

/** Heirs may end earlier what its holder chose to leave on a later day; an end that the law set stays. */
function refuseUnlessHeirsMay(own: OwnChain, today: Temporal.PlainDate) {
  refuseUnless(own.contract.row.leaving_by_choice ? 'leaveEarlier' : 'cancel', own, today)
}

function effectOf(
  own: OwnChain,
  { death, asked, today }: { death: KnownDeath; asked: string; today: Temporal.PlainDate },
): Result<EndingEffect, Refusal> {
  const { leaving_on } = own.contract.row
  const end = leaving_on === null ? own.contract.end : Temporal.PlainDate.from(leaving_on)
  return heirsEnding(
    { signedOn: signedOn(own), end },
    { diedOn: Temporal.PlainDate.from(death.died_on), askedOn: parseDay(asked), today },
  )
}
