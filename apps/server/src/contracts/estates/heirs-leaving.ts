import { heirsEnding } from '@sillage/domain/contracts/leaving/heirs-ending.ts'
import type { EndingEffect } from '@sillage/domain/products/ending-grounds.ts'
import { parseDay } from '@sillage/domain/values/day.ts'
import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import type { KnownDeath } from '../../accounts/deaths/deaths.service.ts'
import { type OwnChain, refuseUnless } from '../chain/policy-chain.service.ts'
import { signedOn } from '../endings/leave-by-law.service.ts'

/** Heirs may end earlier what its holder chose to leave on a later day; an end that the law set stays. */
export function refuseUnlessHeirsMay(own: OwnChain, today: Temporal.PlainDate) {
  refuseUnless(own.contract.row.leaving_by_choice ? 'leaveEarlier' : 'cancel', own, today)
}

/** Until when the heirs’ request of a day leaves the contract covering; or why it can’t be followed. */
export function effectOf(
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
