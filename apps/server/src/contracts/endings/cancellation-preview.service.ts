import {
  cancellationWarnings,
  laterWarnings,
  withdrawalAdvice,
} from '@sillage/domain/contracts/cancellation.ts'
import { effectSentence } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import type { EndingEffect } from '@sillage/domain/products/ending-grounds.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Query, Reply } from '@sillage/wire/http/route.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import {
  type ChainContract,
  type OwnChain,
  ownChain,
  refuseUnless,
} from '../chain/policy-chain.service.ts'
import { contributionsBack } from '../contributions/given-back.service.ts'
import { previewEnded } from '../ledger/contract-postings.service.ts'
import { type Leaving, leavingOf } from './asked-ending.ts'
import { claimedCovers } from './claimed-covers.service.ts'
import { endingRows, presentRefund } from './contract-ending.ts'
import { laterOf } from './end-contracts.service.ts'
import { firstDayOf, notCancelled, signedOn } from './leave-by-law.service.ts'
import { withdrawableUntil } from './withdraw-contract.service.ts'

type Preview = Reply<typeof contractLife.cancellation>['data']

/** What a cancellation today would end and refund, and the same for the legal ground or the day asked about. */
export async function cancellationPreview(
  { database, now }: RequestContext,
  wanted: Wanted,
  { ground, event_date }: Query<typeof contractLife.cancellation>,
): Promise<Preview> {
  const today = dayInParis(now)
  const own = await ownChain(database, wanted)
  refuseUnless('cancel', own, today)
  const { product } = own.contract.row
  const asking = { own, today }
  const advice = withdrawalAdvice(await withdrawableUntil(database, asking))
  const leaving = await leavingOf(database, own, { ground, day: event_date, today })
  return {
    effect_date: today.toString(),
    refund: await expectedRefund(database, {
      ...endingAllOf(asking),
      ground: null,
      effect: atOnce(today),
    }),
    warnings: [...advice, ...cancellationWarnings(product)],
    events_from: signedOn(own).toString(),
    last_day: own.contract.end.subtract({ days: 1 }).toString(),
    grounds: traitsOf(product).endingGrounds.map(({ id, label, article, eventLabel }) => ({
      id,
      label,
      article,
      event: eventLabel,
    })),
    legal: leaving && {
      ...(await laterPreview(database, { ...asking, leaving })),
      warnings: [
        ...advice,
        ...(leaving.ground
          ? cancellationWarnings(product, leaving.ground)
          : laterWarnings(product)),
      ],
    },
  }
}

interface Asking {
  readonly own: OwnChain
  readonly today: Temporal.PlainDate
}

async function laterPreview(
  database: Database,
  { own, today, leaving }: Asking & { readonly leaving: Leaving },
): Promise<Omit<NonNullable<Preview['legal']>, 'warnings'>> {
  const { effect: allowed, ground } = leaving
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
      sentence: effectSentence(effect, { start: firstDayOf(own), today }),
      refund: await expectedRefund(database, {
        ...endingAllOf({ own, today }),
        ground: ground?.id ?? null,
        effect,
      }),
    },
  }
}

/** A contract ends together with its whole chain. */
export function endingAllOf({ own, today }: Asking): {
  readonly askedId: string
  readonly contracts: readonly ChainContract[]
  readonly today: Temporal.PlainDate
} {
  return { askedId: own.contract.id, contracts: notCancelled(own.chain), today }
}

/** The expected refund of contracts that end together, on a legal ground or not. */
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
  const settled = await previewEnded(database, ended, { coveredUntil, on, today })
  const dueFrom = laterOf(on, today)
  return presentRefund(lines, { askedId, dueFrom, kind, settled })
}

const atOnce = (today: Temporal.PlainDate) => ({ coveredUntil: today, on: today })
