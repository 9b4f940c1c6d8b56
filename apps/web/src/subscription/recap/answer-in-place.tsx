import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { Check, Pencil } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AnswerRecord } from '../draft/draft.ts'
import { answerText } from '../questionnaire/answers.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

const AnswerOpen = lazy(() =>
  import('./answer-open.tsx').then((file) => ({ default: file.AnswerOpen })),
)

interface AnswerInPlaceProps {
  readonly question: ConfigurationQuestion
  readonly record: AnswerRecord
  readonly onAnswer: (record: AnswerRecord) => void
}

/** An answer, as a button that turns into its question. */
export function AnswerInPlace({ question, record, onAnswer }: AnswerInPlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<'kept' | 'given back' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // the pressed button is removed, and the focus would be lost with it
  useEffect(() => {
    if (!isOpen && left) button.current?.focus()
  }, [isOpen, left])

  if (isOpen)
    return (
      <Suspense fallback={<Loading label={SAY.loadingQuestion} />}>
        <AnswerOpen
          question={question}
          record={record}
          onAnswer={onAnswer}
          onClose={(isKept) => {
            setLeft(isKept ? 'kept' : 'given back')
            setOpen(false)
          }}
        />
      </Suspense>
    )
  const value = answerText(question, record)
  return (
    <div className="answer">
      <span className="small muted">{withFrenchSpaces(question.question)}</span>
      <button
        ref={button}
        type="button"
        className="person-value"
        aria-label={SAY.editAnswer(question.question, value)}
        onClick={() => {
          setLeft(null)
          setOpen(true)
        }}
      >
        <b>{value}</b>
        <Icon of={left === 'kept' ? Check : Pencil} size="s" />
      </button>
    </div>
  )
}
