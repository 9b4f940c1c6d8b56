import { departmentOf, type PostalAddress } from '../accounts/postal-address.ts'
import { choiceQuestions } from '../subscription/choices.ts'
import { POLICYHOLDER } from '../subscription/people/given-people.ts'
import { readTypedAddress } from '../subscription/people/typed-address.ts'
import type { Tariff } from '../subscription/tariff.ts'
import { answerByAddress } from './suggested-answers.ts'

interface GivenAnswer {
  readonly questionId: string
  readonly answerId: string | null
  readonly answerText: string
}

/** An answer to a question with fixed answers: « 44 Loire-Atlantique ». */
export interface HomeAnswer {
  readonly questionId: string
  readonly answerId: string
  readonly answerText: string
}

/**
 * Where a car may be kept now that its policyholder lives in another department than at the signature: where the
 * contract says, or at the new address. Null while they have not moved, when the contract names that department
 * already, and where its tariff does not ask.
 */
export function movedHome(
  { tariff, answers }: { readonly tariff: Tariff; readonly answers: readonly GivenAnswer[] },
  address: PostalAddress | null,
): readonly [kept: HomeAnswer, moved: HomeAnswer] | null {
  if (address === null || livedThere(answers, address)) return null
  for (const question of choiceQuestions(tariff)) {
    const { id: questionId } = question
    const home = answerByAddress(question, address)
    const kept = answers.find((answer) => answer.questionId === questionId)
    if (!home || !kept?.answerId || kept.answerId === home.id) continue
    const { answerId, answerText } = kept
    return [
      { questionId, answerId, answerText },
      { questionId, answerId: home.id, answerText: home.text },
    ]
  }
  return null
}

/** Whether the policyholder lived in the department of an address when they signed: they then chose another place. */
function livedThere(answers: readonly GivenAnswer[], address: PostalAddress): boolean {
  const signed = answers.find(({ questionId }) => questionId === POLICYHOLDER.address)
  const before = signed && readTypedAddress(signed.answerText)
  return before?.ok === true && departmentOf(before.value) === departmentOf(address)
}
