import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ContradictionNotice } from '@sillage/wire/contracts/contradictions.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { Fold } from '../../ui/fold/fold.tsx'
import { unbroken } from '../../ui/fold/unbroken.ts'
import type { Answers } from '../draft/draft.ts'
import { answerText } from '../questionnaire/answers.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { AnswerInPlace } from './answer-in-place.tsx'

const ContradictionBanner = lazy(() =>
  import('../contradictions/contradiction-banner.tsx').then((file) => ({
    default: file.ContradictionBanner,
  })),
)

interface AnswersCardProps {
  readonly type: ProductLabel
  readonly questions: readonly ConfigurationQuestion[]
  readonly answers: Answers
  readonly contradictions: readonly ContradictionNotice[]
  readonly onFix: (remedy: NonNullable<ContradictionNotice['remedy']>) => void
  readonly onChange: (answers: Answers) => void
}

/** Answers that mean nothing without their question. */
const SAYS_NOTHING_ALONE = /^(?:Oui|Non|\d+)$/

/** The questions and answers, edited in place. */
export function AnswersCard(props: AnswersCardProps) {
  const { type, questions, answers, contradictions, onFix, onChange } = props
  const given = questions.flatMap((question) => {
    const { configuration_question_id: id } = question
    const record = answers[id]
    const against = contradictions.find(({ path }) => path === id)
    return record ? [{ question, record, against }] : []
  })
  return (
    <Fold
      id="reponses"
      title={SAY.answers(type)}
      gist={given
        .map(({ question, record }) => unbroken(answerText(question, record)))
        .filter((answer) => !SAYS_NOTHING_ALONE.test(answer))
        .join(' · ')}
      mustOpen={given.some(({ against }) => against)}
      aside={
        <Link className="small" href={paths.questionnaire(type)}>
          {SAY.editAnswers}
        </Link>
      }
    >
      <div className="answers">
        {given.map(({ question, record, against }) => (
          <div key={question.configuration_question_id}>
            <AnswerInPlace
              question={question}
              record={record}
              onAnswer={(answer) =>
                onChange({ ...answers, [question.configuration_question_id]: answer })
              }
            />
            {against && (
              <Suspense fallback={null}>
                <ContradictionBanner contradiction={against} onFix={onFix} />
              </Suspense>
            )}
          </div>
        ))}
      </div>
    </Fold>
  )
}
