import { answerByAddress } from '@sillage/domain/products/suggested-answers.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useProfile } from '../../accounts/profile/use-profile.ts'
import type { AnswerRecord, Answers } from '../draft/draft.ts'

interface Asked {
  /** The questions of the current page. */
  readonly page: readonly ConfigurationQuestion[]
  readonly answers: Answers
  readonly onAnswer: (id: string, record: AnswerRecord) => void
}

/**
 * Fills in the answers known from the profile, once per question. Returns the ids of those still equal to the
 * profile.
 */
export function useKnownAnswers({ page, answers, onAnswer }: Asked): ReadonlySet<string> {
  const { data: profile } = useProfile()
  const seen = useRef(new Set<string>())
  const known = page.flatMap((question) => {
    const record = knownAnswer(question, profile)
    return record ? [[question.configuration_question_id, record] as const] : []
  })
  const ids = known.map(([id]) => id).join(' ')
  const fill = useEffectEvent(() => {
    for (const [id, record] of known) {
      // an answer that was removed stays removed
      if (!answers[id] && !seen.current.has(id)) onAnswer(id, record)
      seen.current.add(id)
    }
  })
  useEffect(() => {
    if (ids !== '') fill()
  }, [ids])
  return new Set(
    known.flatMap(([id, { choosable_answer_id }]) =>
      answers[id]?.choosable_answer_id === choosable_answer_id ? [id] : [],
    ),
  )
}

function knownAnswer(
  { configuration_question_id: id, choosableAnswers }: ConfigurationQuestion,
  profile: Profile | undefined,
): AnswerRecord | null {
  const offered = choosableAnswers.map(({ choosable_answer_id, answer }) => ({
    id: choosable_answer_id,
    text: answer,
  }))
  const found = answerByAddress({ id, answers: offered }, profile?.address ?? null)
  return found && { answer: found.text, choosable_answer_id: found.id }
}
