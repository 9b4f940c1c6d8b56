import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import type { AnswerRecord } from '../draft/draft.ts'
import { isAnswered } from '../questionnaire/answers.ts'
import { QuestionField } from '../questionnaire/question-field.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

interface AnswerOpenProps {
  readonly question: ConfigurationQuestion
  readonly record: AnswerRecord
  readonly onAnswer: (record: AnswerRecord) => void
  /** Called with whether the new answer is kept, or the previous one restored. */
  readonly onClose: (isKept: boolean) => void
}

/** Edits an answer in place. An invalid answer isn't kept, and Escape restores the previous one. Import it lazily. */
export function AnswerOpen({ question, record, onAnswer, onClose }: AnswerOpenProps) {
  const { configuration_question_id: id } = question
  const [before] = useState(record)
  const [typed, setTyped] = useState<AnswerRecord | undefined>(record)
  const field = useRef<HTMLDivElement>(null)
  // the field replaces the pressed button and takes its focus
  useEffect(() => {
    const fields = [...(field.current?.querySelectorAll('input') ?? [])]
    const first = fields.find((one) => one.checked) ?? fields[0]
    first?.focus()
  }, [])
  const isKept = typed !== undefined && isAnswered(question, { [id]: typed })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape gives back what stood there
    <div
      ref={field}
      className="answer answer-open"
      onKeyDown={(event) => {
        // Escape first closes a list of suggestions
        if (event.key !== 'Escape' || event.defaultPrevented) return
        onAnswer(before)
        onClose(false)
      }}
    >
      <QuestionField
        question={question}
        record={typed}
        onAnswer={(next) => {
          setTyped(next)
          if (next && isAnswered(question, { [id]: next })) onAnswer(next)
        }}
      />
      <div>
        <Button
          variant="secondary"
          size="s"
          aria-disabled={!isKept || undefined}
          onClick={() => isKept && onClose(true)}
        >
          {SAY.answerDone}
        </Button>
      </div>
    </div>
  )
}
