import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { Link } from 'wouter'
import { Fold } from '../../ui/fold/fold.tsx'
import { unbroken } from '../../ui/fold/unbroken.ts'
import type { Answers } from '../draft/draft.ts'
import { answerText } from '../questionnaire/answers.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { AnswerInPlace } from './answer-in-place.tsx'

interface AnswersCardProps {
  readonly type: ProductLabel
  readonly questions: readonly ConfigurationQuestion[]
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

/** What was asked and answered, corrected where it stands. */
export function AnswersCard({ type, questions, answers, onChange }: AnswersCardProps) {
  const given = questions.flatMap((question) => {
    const record = answers[question.configuration_question_id]
    return record ? [{ question, record }] : []
  })
  return (
    <Fold
      id="reponses"
      title={SAY.answers}
      gist={given.map(({ question, record }) => unbroken(answerText(question, record))).join(' · ')}
      aside={
        <Link className="small" href={paths.questionnaire(type)}>
          {SAY.editAnswers}
        </Link>
      }
    >
      <div className="answers">
        {given.map(({ question, record }) => (
          <AnswerInPlace
            key={question.configuration_question_id}
            question={question}
            record={record}
            onAnswer={(answer) =>
              onChange({ ...answers, [question.configuration_question_id]: answer })
            }
          />
        ))}
      </div>
    </Fold>
  )
}
