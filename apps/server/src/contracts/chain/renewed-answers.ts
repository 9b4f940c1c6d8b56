import { CHAIN_MESSAGES as SAY } from '@sillage/domain/contracts/contracts.messages.ts'
import { extendedFrom } from '@sillage/domain/contracts/policy-chain.ts'
import type {
  CoefficientAnswer,
  CoefficientQuestion,
} from '@sillage/domain/products/claims-history.ts'
import { type HomeAnswer, movedHome } from '@sillage/domain/products/moved-home.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { readDay } from '../../subscription/pricing.service.ts'
import { nextCoefficient } from '../claims-history/stated-chain.service.ts'
import type { OwnChain } from './policy-chain.service.ts'
import { pricedContract } from './priced-contract.ts'

export type RenewalAsked = Pick<
  Body<typeof contractLife.renew>,
  'start_date' | 'end_date' | 'coefficient' | 'home'
>

/** What a renewal answers otherwise than its contract, and what only the policyholder can say. */
export interface RenewedAnswers {
  /** The no-claims coefficient on its first day; null when the last contract already answered it. */
  readonly moved: CoefficientAnswer | null
  readonly coefficientQuestion: CoefficientQuestion | null
  /** Where the car may be kept, after a move to another department. */
  readonly homes: readonly HomeAnswer[] | null
  readonly changed: readonly HomeAnswer[]
}

/**
 * The answers of a renewal by what has changed since its contract was signed.
 * Errors: 422 `coefficient.unknown_answer` and `home.unknown_answer` for an answer that was not offered.
 */
export async function renewedAnswers(
  context: RequestContext,
  own: OwnChain,
  asked: RenewalAsked,
): Promise<RenewedAnswers> {
  const { answer, question } = await nextCoefficient(context, own, {
    start: readDay(asked.start_date, 'start_date'),
    given: asked.coefficient,
  })
  const moved = answer && answer.answerText !== answer.before ? answer : null
  const { postal_address: address } = await currentAccount(context)
  // an extension is signed under the present address, its answers are those of the contract that it extends
  const { answers } = extendedFrom(own.contract, own.chain).row
  const homes = movedHome({ tariff: pricedContract(own).tariff, answers }, address)
  const home = homeAmong(homes, asked.home)
  const isKept = home?.answerId === homes?.[0].answerId
  return {
    moved,
    coefficientQuestion: question,
    homes,
    changed: [...(moved ? [moved] : []), ...(home && !isKept ? [home] : [])],
  }
}

function homeAmong(homes: readonly HomeAnswer[] | null, given: string | undefined) {
  if (given === undefined) return null
  const home = homes?.find(({ answerId }) => answerId === given)
  if (home) return home
  throw refuse({ code: 'home.unknown_answer', message: SAY.homeUnknown, path: 'home' }, 422)
}

/** Throws 422 while a question that only the policyholder can answer has no answer. */
export function refuseUnanswered(
  { coefficientQuestion, homes }: RenewedAnswers,
  { coefficient, home }: RenewalAsked,
) {
  if (coefficientQuestion && coefficient === undefined)
    throw refuse(
      { code: 'coefficient.unanswered', message: SAY.coefficientMissing, path: 'coefficient' },
      422,
    )
  if (homes && home === undefined)
    throw refuse({ code: 'home.unanswered', message: SAY.homeMissing, path: 'home' }, 422)
}

/** The answers of a contract for its renewal: those that changed, all others as they were. */
export function withNewAnswers(
  { contract, chain }: OwnChain,
  changed: RenewedAnswers['changed'],
): OwnChain {
  const answers = contract.row.answers.map((answer) => {
    const anew = changed.find(({ questionId }) => questionId === answer.questionId)
    return anew ? { ...answer, answerId: anew.answerId, answerText: anew.answerText } : answer
  })
  return { contract: { ...contract, row: { ...contract.row, answers } }, chain }
}

/** The questions as the wire has them. */
export function presentQuestions({ coefficientQuestion, homes }: RenewedAnswers) {
  const [home] = homes ?? []
  return {
    coefficient_question: coefficientQuestion && {
      text: coefficientQuestion.text,
      help: coefficientQuestion.help,
      answers: offered(coefficientQuestion.answers),
    },
    home_question:
      homes && home
        ? {
            question_id: home.questionId,
            text: SAY.homeMoved,
            help: SAY.homeMovedHelp,
            answers: offered(homes),
          }
        : null,
  }
}

function offered(answers: readonly Pick<HomeAnswer, 'answerId' | 'answerText'>[]) {
  return answers.map(({ answerId: id, answerText: text }) => ({ id, text }))
}
