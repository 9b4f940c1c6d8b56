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
  /** Whether what was typed is kept, or what stood there was given back. */
  readonly onClose: (isKept: boolean) => void
}

/** The question of an answer, in its place; what does not answer it is not kept, Escape gives back what stood there. Import it lazily. */
export function AnswerOpen({ question, record, onAnswer, onClose }: AnswerOpenProps) {
  const { configuration_question_id: id } = question
  const [before] = useState(record)
  const [typed, setTyped] = useState<AnswerRecord | undefined>(record)
  const field = useRef<HTMLDivElement>(null)
  // the field takes the focus of the button whose place it took
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
        // a list of suggestions closes first
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
