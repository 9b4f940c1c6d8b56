import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { Link } from 'wouter'
import { Card } from '../../ui/data/card.tsx'
import { Gist } from '../../ui/data/gist.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import type { Answers } from '../draft/draft.ts'
import { answerText } from '../questionnaire/answers.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

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
      <Gist parts={items.map(({ value }) => value)} label={SAY.allAnswers(items.length)}>
        <KeyValues items={items} />
      </Gist>
    </Card>
  )
}
