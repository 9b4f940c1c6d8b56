import type { Contradiction } from '../contracts/contradiction.ts'
import { traitsOf } from '../products/traits.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { type Choices, choiceQuestions, chosenAnswer } from './choices.ts'
import { remedyOf } from './people/given-people.ts'
import type { Conflict, Tariff } from './tariff.ts'

/**
 * Whether these choices allow a contract. The refusal is that of the first answer that the tariff refuses, at the id of
 * its question. Refusals, defined in the tariff: `eligibility.minor`, `eligibility.no_licence`,
 * `eligibility.recent_licence`, `eligibility.value`; for answers that can't all be true
 * `eligibility.licence_before_age` (a licence is possible from 17), `eligibility.crm_licence` and
 * `eligibility.crm_claims` (the best coefficient that the law allows).
 */
export function eligibility(tariff: Tariff, choices: Choices): Result<true, Refusal> {
  for (const question of choiceQuestions(tariff)) {
    const refusal = chosenAnswer(question, choices)?.refusal
    if (refusal) return refused({ ...refusal, ...furtherOn(tariff, refusal), path: question.id })
  }
  const [conflict] = conflictsIn(tariff, choices)
  return conflict ? refused(conflict.refusal) : ok(true)
}

/**
 * The conflicts in which the coefficient is smaller than the other answers allow, at its question, with the smallest
 * one that they all allow as remedy. Empty while another answer alone is refused, since changing the coefficient would
 * not help.
 */
export function coefficientConflicts(tariff: Tariff, choices: Choices): Contradiction[] {
  const question = choiceQuestions(tariff).find(({ isCoefficient }) => isCoefficient)
  const allowed = eligibility(tariff, choices)
  if (!question || allowed.ok || allowed.error.path !== undefined) return []
  const conflictsAt = (id = '') =>
    conflictsIn(tariff, { ...choices, [question.id]: id }).filter(({ answers }) =>
      answers.flat().includes(id),
    )
  const right = question.answers.find(({ id }) => conflictsAt(id).length === 0)
  return conflictsAt(choices[question.id]).map(({ refusal }) => ({
    ...refusal,
    path: question.id,
    remedy: right ? remedyOf(question.id, right) : null,
  }))
}

function conflictsIn({ conflicts }: Tariff, choices: Choices): readonly Conflict[] {
  const given = Object.values(choices)
  return conflicts.filter(({ answers }) =>
    answers.every((list) => list.some((answer) => given.includes(answer))),
  )
}

/**
 * Adds what someone may do after a refusal: a person who must insure by law can turn to the Bureau central de
 * tarification (code des assurances, L212-1).
 */
function furtherOn({ product }: Tariff, { code, message }: Refusal): Refusal {
  const further = traitsOf(product).motor?.afterRefusal[code]
  return { code, message: further === undefined ? message : `${message} ${further}` }
}
