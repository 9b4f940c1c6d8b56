import { answerByAddress, answerByDays } from '@sillage/domain/products/suggested-answers.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useProfile } from '../../accounts/profile/use-profile.ts'
import type { AnswerRecord, Answers } from '../draft/draft.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

interface Asked {
  /** The questions of the current page. */
  readonly page: readonly ConfigurationQuestion[]
  /** The period of the contract, once it is chosen. */
  readonly period: Period | null
  readonly answers: Answers
  readonly onAnswer: (id: string, record: AnswerRecord) => void
}

/**
 * Fills in the answers known from the profile and from the chosen days, once per question. Returns where those that
 * still stand come from, by the id of their question.
 */
export function useKnownAnswers({
  page,
  period,
  answers,
  onAnswer,
}: Asked): ReadonlyMap<string, string> {
  const { data: profile } = useProfile()
  const seen = useRef(new Set<string>())
  const known = page.flatMap((question) => {
    const found = answerOfAddress(question, profile) ?? answerOfDays(question, period)
    return found ? [[question.configuration_question_id, found] as const] : []
  })
  const ids = known.map(([id]) => id).join(' ')
  const fill = useEffectEvent(() => {
    for (const [id, { record }] of known) {
      // an answer that was removed stays removed
      if (!answers[id] && !seen.current.has(id)) onAnswer(id, record)
      seen.current.add(id)
    }
  })
  useEffect(() => {
    if (ids !== '') fill()
  }, [ids])
  return new Map(
    known.flatMap(([id, { record, source }]) => {
      const given = answers[id]
      const stands =
        given?.answer === record.answer && given.choosable_answer_id === record.choosable_answer_id
      return stands ? [[id, source] as const] : []
    }),
  )
}

interface Known {
  readonly record: AnswerRecord
  /** A sentence on where it comes from. */
  readonly source: string
}

function answerOfAddress(
  { configuration_question_id: id, choosableAnswers }: ConfigurationQuestion,
  profile: Profile | undefined,
): Known | null {
  const offered = choosableAnswers.map(({ choosable_answer_id, answer }) => ({
    id: choosable_answer_id,
    text: answer,
  }))
  const found = answerByAddress({ id, answers: offered }, profile?.address ?? null)
  return (
    found && {
      record: { answer: found.text, choosable_answer_id: found.id },
      source: SAY.fromAddress,
    }
  )
}

function answerOfDays(
  { configuration_question_id: id }: ConfigurationQuestion,
  period: Period | null,
): Known | null {
  const answer = period && answerByDays(id, period)
  return answer === null
    ? null
    : { record: { answer, choosable_answer_id: null }, source: SAY.fromDays }
}
