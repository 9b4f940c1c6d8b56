import { CONTRACT_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { chosenEnding } from '@sillage/domain/contracts/leaving/chosen-ending.ts'
import type { EndingEffect, EndingGround } from '@sillage/domain/products/ending-grounds.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { OwnChain } from '../chain/policy-chain.service.ts'
import { legalEndingOf } from './leave-by-law.service.ts'

/** An end other than today: on a legal ground, or on a chosen day. */
export interface Leaving {
  readonly ground: EndingGround | null
  readonly effect: Result<EndingEffect, Refusal>
}

/** The end that was asked for; null when it is simply today, named or not. */
export async function leavingOf(
  database: Database,
  own: OwnChain,
  {
    ground,
    day,
    today,
  }: {
    readonly ground: string | null | undefined
    readonly day: string | null | undefined
    readonly today: Temporal.PlainDate
  },
): Promise<Leaving | null> {
  if (typeof ground === 'string') {
    const found = groundOf(own, ground)
    const asked = { ground: found, event: day ?? '', today }
    return { ground: found, effect: await legalEndingOf(database, own, asked) }
  }
  if (typeof day !== 'string') return null
  const chosen = parseDay(day)
  if (chosen?.equals(today)) return null
  return { ground: null, effect: chosenEnding(own.contract, { day: chosen, today }) }
}

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
