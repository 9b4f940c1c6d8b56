import { LINE_MESSAGES } from '@sillage/domain/contracts/contracts.messages.ts'
import { planRenewal, type RenewalPlan } from '@sillage/domain/contracts/renewal.ts'
import type { CoefficientAnswer } from '@sillage/domain/products/claims-history.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import type { WorkContext } from '../../platform/http/request-context.ts'
import { presentLines, readDay } from '../../subscription/pricing.service.ts'
import { nextCoefficient } from '../claims-history/stated-line.service.ts'
import { refuseAdvisedAgainst } from '../contradictions.service.ts'
import { renewedContribution } from '../contributions/derived-contribution.ts'
import type { SigningContext } from '../signing/signed-payment.ts'
import { refuseUnderNotice } from '../suspensions/suspensions.service.ts'
import { deriveContract } from './derive-contract.service.ts'
import { checkShownPrice, derivedTerms } from './derived-terms.ts'
import type { Wanted } from './policy-chain.repository.ts'
import { type OwnChain, ownChain, refuseUnless } from './policy-chain.service.ts'
import { pricedContract } from './priced-contract.ts'

type Request = Body<typeof contractLife.renew>
type Days = Pick<Request, 'start_date' | 'end_date' | 'coefficient'>

/** What a renewal would cost, with the contribution bought with the contract. */
export async function calculateRenewal({ database, now }: WorkContext, wanted: Wanted, days: Days) {
  const chain = await ownChain(database, wanted)
  const { moved, question } = await coefficientOf({ database, now }, chain, days)
  const { plan } = plannedRenewal(chain, { body: days, today: dayInParis(now), moved })
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
    coefficient_question: question && {
      text: question.text,
      help: question.help,
      answers: question.answers.map(({ answerId: id, answerText: text }) => ({ id, text })),
    },
  }
}

export async function renewContract(
  context: SigningContext,
  wanted: Wanted,
  body: Request,
): Promise<Write<Contract>> {
  const { moved, question } = await coefficientOf(
    context,
    await ownChain(context.database, wanted),
    body,
  )
  return deriveContract(context, {
    origin: 'renewal',
    wanted,
    signed: body,
    termsOf: (chain, today) => {
      const { own, plan } = plannedRenewal(chain, { body, today, moved })
      if (question && body.coefficient === undefined) throw unanswered()
      const terms = {
        ...derivedTerms(own, plan),
        contribution: renewedContribution(chain.contract, { ...plan, now: context.now }),
      }
      checkShownPrice(terms, fromEuros(body.price))
      return terms
    },
  })
}

/** The no-claims coefficient on the first day of the renewal; not moved when the last contract already answered it. */
async function coefficientOf(context: WorkContext, own: OwnChain, body: Days) {
  const start = readDay(body.start_date, 'start_date')
  const { answer, question } = await nextCoefficient(context, own, {
    start,
    given: body.coefficient,
  })
  return { moved: answer && answer.answerText !== answer.before ? answer : null, question }
}

function unanswered() {
  const message = LINE_MESSAGES.coefficientMissing
  return refuse({ code: 'coefficient.unanswered', message, path: 'coefficient' }, 422)
}

/** Throws 409 when the period overlaps another contract; this is checked before whether the contract is active. */
function plannedRenewal(
  own: OwnChain,
  {
    body,
    today,
    moved,
  }: { body: Days; today: Temporal.PlainDate; moved: CoefficientAnswer | null },
): { own: OwnChain; plan: RenewalPlan } {
  const alone = { contract: own.contract, chain: [own.contract] }
  refuseUnless('renew', alone, today)
  const wanted = {
    start: readDay(body.start_date, 'start_date'),
    end: readDay(body.end_date, 'end_date'),
  }
  const answered = moved ? withNewCoefficient(own, moved) : own
  const plan = planRenewal(pricedContract(answered), {
    period: wanted,
    chain: own.chain,
    today,
    isAnsweredAnew: moved !== null,
  })
  if (!plan.ok) throw refuse(plan.error, plan.error.code === 'renewal.overlap' ? 409 : 422)
  refuseUnless('renew', own, today)
  // a renewal is a new contract, so it may not include trips that are no longer sold
  refuseAdvisedAgainst(own.contract.row)
  return { own: answered, plan: plan.value }
}

/** The answers of a contract for its renewal: the coefficient is the current one, all others stay. */
function withNewCoefficient({ contract, chain }: OwnChain, moved: CoefficientAnswer): OwnChain {
  const { questionId, answerId, answerText } = moved
  const answers = contract.row.answers.map((answer) =>
    answer.questionId === questionId ? { ...answer, answerId, answerText } : answer,
  )
  return { contract: { ...contract, row: { ...contract.row, answers } }, chain }
}
