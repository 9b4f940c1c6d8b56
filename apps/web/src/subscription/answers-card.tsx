import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { Link } from 'wouter'
import { paths } from '../shell/paths.ts'
import { Card } from '../ui/card.tsx'
import { KeyValues } from '../ui/key-values.tsx'
import { answerText } from './answers.ts'
import type { Answers } from './draft.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'

interface AnswersCardProps {
  readonly type: ProductLabel
  readonly questions: readonly ConfigurationQuestion[]
  readonly answers: Answers
}

/** What was asked and answered, shown again before signing. */
export function AnswersCard({ type, questions, answers }: AnswersCardProps) {
  const items = questions.flatMap((question) => {
    const record = answers[question.configuration_question_id]
    return record ? [{ label: question.question, value: answerText(question, record) }] : []
  })
  return (
    <Card
      title={SAY.answers}
      aside={
        <Link className="small" href={paths.questionnaire(type)} aria-label={SAY.editAnswers}>
          {SAY.edit}
        </Link>
      }
    >
      <KeyValues items={items} />
    </Card>
  )
}
