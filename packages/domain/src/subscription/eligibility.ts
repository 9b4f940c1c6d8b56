import { traitsOf } from '../products/traits.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { type Choices, choiceQuestions, chosenAnswer } from './choices.ts'
import type { Tariff } from './tariff.ts'

/**
 * Whether these choices may lead to a contract: the first one that the tariff refuses says why, at its question's id.
 * Refusals, which the tariff carries: `eligibility.minor`, `eligibility.no_licence`, `eligibility.recent_licence`, `eligibility.value`;
 * for answers that can't all be true `eligibility.licence_before_age` (a licence is had from 17), `eligibility.crm_licence`
 * and `eligibility.crm_claims` (the coefficient that the law gives at best).
 */
export function eligibility(tariff: Tariff, choices: Choices): Result<true, Refusal> {
  for (const question of choiceQuestions(tariff)) {
    const refusal = chosenAnswer(question, choices)?.refusal
    if (refusal) return refused({ ...refusal, ...furtherOn(tariff, refusal), path: question.id })
  }
  const given = Object.values(choices)
  for (const { answers, refusal } of tariff.conflicts)
    if (answers.every((list) => list.some((answer) => given.includes(answer))))
      return refused(refusal)
  return ok(true)
}

/** Whom the law makes insure turns to the Bureau central de tarification when they are refused (code des assurances, L212-1). */
function furtherOn({ product }: Tariff, { code, message }: Refusal): Refusal {
  const further = traitsOf(product).motor?.afterRefusal[code]
  return { code, message: further === undefined ? message : `${message} ${further}` }
}
