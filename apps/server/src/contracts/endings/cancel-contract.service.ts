import { cancellationWarnings } from '@sillage/domain/contracts/cancellation.ts'
import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { effectSentence } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import type { EndingEffect, EndingGround } from '@sillage/domain/products/ending-grounds.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Body, Query, Reply } from '@sillage/wire/http/route.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import {
  type ChainContract,
  lockedChain,
  type OwnChain,
  ownChain,
  refuseUnless,
} from '../chain/policy-chain.service.ts'
import { presentContract } from '../contracts.present.ts'
import { contributionsBack } from '../contributions/given-back.service.ts'
import { previewEnded } from '../ledger/contract-postings.service.ts'
import { claimedCovers } from './claimed-covers.service.ts'
import { endingRows, presentRefund } from './contract-ending.ts'
import { endedWith, endTogether, laterOf, presentEnded } from './end-contracts.service.ts'
import { leaveByLaw, legalEndingOf, notCancelled, signedOn } from './leave-by-law.service.ts'

type Preview = Reply<typeof contractLife.cancellation>['data']

/** What a cancellation today would end and give back: freely, and on the ground of the law that is asked about. */
export async function cancellationPreview(
  { database, now }: RequestContext,
  wanted: Wanted,
  { ground, event_date }: Query<typeof contractLife.cancellation>,
): Promise<Preview> {
  const today = dayInParis(now)
  const own = await ownChain(database, wanted)
  refuseUnless('cancel', own, today)
  const { product } = own.contract.row
  const asked = ground === undefined ? null : groundOf(own, ground)
  const asking = { own, today }
  const ending = endingAllOf(asking)
  return {
    effect_date: today.toString(),
    refund: await expectedRefund(database, { ...ending, ground: null, effect: atOnce(today) }),
    warnings: [...cancellationWarnings(product)],
    events_from: signedOn(own).toString(),
    grounds: traitsOf(product).endingGrounds.map(({ id, label, article, eventLabel }) => ({
      id,
      label,
      article,
      event: eventLabel,
    })),
    legal: asked && {
      ...(await legalPreview(database, { ...asking, ground: asked, event: event_date ?? '' })),
      warnings: [...cancellationWarnings(product, asked)],
    },
  }
}

interface Asking {
  readonly own: OwnChain
  readonly today: Temporal.PlainDate
}

async function legalPreview(
  database: Database,
  asked: Asking & { readonly ground: EndingGround; readonly event: string },
): Promise<Omit<NonNullable<Preview['legal']>, 'warnings'>> {
  const { own, today, ground } = asked
  const allowed = legalEndingOf(own, asked)
  if (!allowed.ok) {
    const { code, message } = allowed.error
    return { refusal: { code, message }, effect: null }
  }
  const effect = allowed.value
  return {
    refusal: null,
    effect: {
      effect_date: effect.on.toString(),
      covered_until: effect.coveredUntil.toString(),
      sentence: effectSentence(effect, today),
      refund: await expectedRefund(database, { ...endingAllOf(asked), ground: ground.id, effect }),
    },
  }
}

/** All that is tied to a contract ends with it. */
function endingAllOf({ own, today }: Asking): {
  readonly askedId: string
  readonly contracts: readonly ChainContract[]
  readonly today: Temporal.PlainDate
} {
  return { askedId: own.contract.id, contracts: notCancelled(own.chain), today }
}

/** What contracts that end together, on a ground or freely, are expected to give back. */
export async function expectedRefund(
  database: Database,
  {
    askedId,
    contracts: ending,
    today,
    ground,
    effect,
  }: ReturnType<typeof endingAllOf> & {
    readonly ground: string | null
    readonly effect: EndingEffect
  },
) {
  const kind = 'cancellation'
  const { coveredUntil, on } = effect
  const contributions = await contributionsBack(database, ending, { kind, today: coveredUntil })
  const claimed = await claimedCovers(database, ending)
  const lines = endingRows(ending, { kind, coveredUntil, contributions, claimed, ground })
  const ended = lines.map(({ contract, ending: kept }) => ({
    contract: contract.row,
    ending: { ...kept, kind, effect_date: on.toString() } as const,
  }))
  const settled = await previewEnded(database, ended)
  const dueFrom = laterOf(on, today)
  return presentRefund(lines, { askedId, dueFrom, kind, settled })
}

/**
 * Cancels a contract and all that are tied to it: at once and for good, or on a ground of the law when the law says. Until
 * then it goes on, and the answer tells what is expected.
 */
export async function cancelContract(
  context: RequestContext,
  wanted: Wanted,
  { reason, ground = null, event_date }: Body<typeof contractLife.cancel>,
): Promise<Reply<typeof contractLife.cancel>['data']> {
  const today = dayInParis(context.now)
  if (reason === '')
    throw refuse({
      code: 'cancellation.reason_missing',
      message: CONTRACT_MESSAGES.reasonMissing,
      path: 'reason',
    })
  return inTransaction(context.database, async (transaction) => {
    const within = { ...context, database: transaction }
    const own = await lockedChain(transaction, wanted, today)
    refuseUnless('cancel', own, today)
    if (ground !== null) {
      const asked = { ground: groundOf(own, ground), event: event_date ?? '', today }
      const allowed = legalEndingOf(own, asked)
      if (!allowed.ok) throw refuse(allowed.error)
      const effect = allowed.value
      const refund = await expectedRefund(transaction, {
        ...endingAllOf({ own, today }),
        ground,
        effect,
      })
      await leaveByLaw(within, own, { ...asked, accountId: wanted.accountId, effect, reason })
      const { contract } = await ownChain(transaction, wanted)
      if (contract.status !== 'cancelled')
        return {
          contract: presentContract(contract.row, today),
          related_contracts: [],
          refund,
          effect_date: effect.on.toString(),
        }
    } else
      await endTogether(
        transaction,
        { now: context.now, accountId: wanted.accountId },
        {
          kind: 'cancellation',
          asked: own.contract,
          contracts: notCancelled(own.chain),
          reason,
          ground,
        },
      )
    const ended = await endedWith(within, wanted)
    if (!ended) throw notFound()
    return presentEnded(ended)
  })
}

const atOnce = (today: Temporal.PlainDate) => ({ coveredUntil: today, on: today })

function groundOf({ contract }: OwnChain, asked: string): EndingGround {
  const ground = traitsOf(contract.row.product).endingGrounds.find(({ id }) => id === asked)
  if (!ground)
    throw refuse({
      code: 'cancellation.unknown_ground',
      message: CONTRACT_MESSAGES.groundUnknown,
      path: 'ground',
    })
  return ground
}
