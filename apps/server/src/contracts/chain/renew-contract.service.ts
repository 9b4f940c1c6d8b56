import { planRenewal, type RenewalPlan } from '@sillage/domain/contracts/renewal.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { presentLines, readDay } from '../../subscription/pricing.service.ts'
import { refuseAdvisedAgainst } from '../contradictions.service.ts'
import { renewedContribution } from '../contributions/derived-contribution.ts'
import type { SigningContext } from '../signing/signed-payment.ts'
import { refuseUnderNotice } from '../suspensions/suspensions.service.ts'
import { deriveContract } from './derive-contract.service.ts'
import { checkShownPrice, derivedTerms } from './derived-terms.ts'
import type { Wanted } from './policy-chain.repository.ts'
import { type OwnChain, ownChain, refuseUnless } from './policy-chain.service.ts'
import { pricedContract } from './priced-contract.ts'
import {
  presentQuestions,
  type RenewalAsked,
  type RenewedAnswers,
  refuseUnanswered,
  renewedAnswers,
  withNewAnswers,
} from './renewed-answers.ts'

type Request = Body<typeof contractLife.renew>

/** What a renewal would cost, with the contribution bought with the contract. */
export async function calculateRenewal(
  context: RequestContext,
  wanted: Wanted,
  asked: RenewalAsked,
) {
  const { database, now } = context
  const chain = await ownChain(database, wanted)
  const anew = await renewedAnswers(context, chain, asked)
  const { moved, changed } = anew
  const { plan } = plannedRenewal(chain, { body: asked, today: dayInParis(now), changed })
  await refuseUnderNotice(database, chain)
  const contribution = renewedContribution(chain.contract, { ...plan, now })
  return {
    contract_price: toEuros(plan.totalCents),
    total_price: toEuros(plan.totalCents + (contribution?.cents ?? 0)),
    breakdown: presentLines(plan.lines),
    coefficient: moved && {
      question_id: moved.questionId,
      before: moved.before,
      now: moved.answerText,
    },
    ...presentQuestions(anew),
  }
}

export async function renewContract(
  context: SigningContext,
  wanted: Wanted,
  body: Request,
): Promise<Write<Contract>> {
  const anew = await renewedAnswers(context, await ownChain(context.database, wanted), body)
  return deriveContract(context, {
    origin: 'renewal',
    wanted,
    signed: body,
    termsOf: (chain, today) => {
      const { own, plan } = plannedRenewal(chain, { body, today, changed: anew.changed })
      refuseUnanswered(anew, body)
      const terms = {
        ...derivedTerms(own, plan),
        contribution: renewedContribution(chain.contract, { ...plan, now: context.now }),
      }
      checkShownPrice(terms, fromEuros(body.price))
      return terms
    },
  })
}

/** Throws 409 when the period overlaps another contract; this is checked before whether the contract is active. */
function plannedRenewal(
  own: OwnChain,
  {
    body,
    today,
    changed,
  }: { body: RenewalAsked; today: Temporal.PlainDate; changed: RenewedAnswers['changed'] },
): { own: OwnChain; plan: RenewalPlan } {
  const alone = { contract: own.contract, chain: [own.contract] }
  refuseUnless('renew', alone, today)
  const wanted = {
    start: readDay(body.start_date, 'start_date'),
    end: readDay(body.end_date, 'end_date'),
  }
  const answered = withNewAnswers(own, changed)
  const plan = planRenewal(pricedContract(answered), {
    period: wanted,
    chain: own.chain,
    today,
    isAnsweredAnew: changed.length > 0,
  })
  if (!plan.ok) throw refuse(plan.error, plan.error.code === 'renewal.overlap' ? 409 : 422)
  refuseUnless('renew', own, today)
  // a renewal is a new contract, so it may not include trips that are no longer sold
  refuseAdvisedAgainst(own.contract.row)
  return { own: answered, plan: plan.value }
}
