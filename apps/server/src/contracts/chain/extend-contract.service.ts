import { type ExtensionPlan, planExtension } from '@sillage/domain/contracts/extension.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { presentLines, readDay } from '../../subscription/pricing.service.ts'
import { presentContribution } from '../contracts.present.ts'
import { extendedContribution, offeredForExtension } from '../contributions/derived-contribution.ts'
import type { SigningContext } from '../signing/signed-payment.ts'
import { refuseUnderNotice } from '../suspensions/suspensions.service.ts'
import { deriveContract } from './derive-contract.service.ts'
import { checkShownPrice, derivedTerms } from './derived-terms.ts'
import type { Wanted } from './policy-chain.repository.ts'
import { type OwnChain, ownChain, refuseUnless } from './policy-chain.service.ts'
import { pricedContract } from './priced-contract.ts'

/**
 * What an extension would cost. The contribution bought with the contract counts in both totals, the one offered for
 * the added days in neither.
 */
export async function calculateExtension(
  { database, now }: RequestContext,
  wanted: Wanted,
  body: Body<typeof contractLife.calculateExtension>,
): Promise<Reply<typeof contractLife.calculateExtension>['data']> {
  const chain = await ownChain(database, wanted)
  const plan = plannedExtension(chain, { text: body.new_end_date, today: dayInParis(now) })
  await refuseUnderNotice(database, chain)
  const { row } = chain.contract
  const offered = offeredForExtension(chain.contract, { newEnd: plan.period.end, now })
  return {
    original_price: toEuros(row.contract_price_cents + row.compensation_cents),
    extension_price: toEuros(plan.extensionCents),
    total_price: toEuros(plan.totalCents + row.compensation_cents),
    added_days: plan.addedDays,
    breakdown: presentLines(plan.addedLines),
    contribution: presentContribution(offered),
  }
}

export function extendContract(
  context: SigningContext,
  wanted: Wanted,
  body: Body<typeof contractLife.extend>,
): Promise<Write<Contract>> {
  return deriveContract(context, {
    origin: 'extension',
    wanted,
    signed: body,
    termsOf: (chain, today) => {
      const plan = plannedExtension(chain, { text: body.new_end_date, today })
      const added = body.contribute
        ? offeredForExtension(chain.contract, { newEnd: plan.period.end, now: context.now })
        : null
      const terms = {
        ...derivedTerms(chain, plan),
        contribution: extendedContribution(chain.contract, added),
      }
      if (body.price !== undefined) checkShownPrice(terms, fromEuros(body.price))
      return terms
    },
  })
}

function plannedExtension(
  own: OwnChain,
  { text, today }: { text: string; today: Temporal.PlainDate },
): ExtensionPlan {
  refuseUnless('extend', own, today)
  const newEnd = readDay(text, 'new_end_date')
  const [chainStart] = own.chain
    .map(({ start }) => start)
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  const plan = planExtension(pricedContract(own), {
    newEnd,
    chainStart: chainStart ?? own.contract.start,
  })
  if (!plan.ok) throw refuse(plan.error)
  return plan.value
}
