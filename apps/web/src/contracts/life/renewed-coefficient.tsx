import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'

type Renewal = Reply<typeof contractLife.calculateRenewal>['data']
type Moved = Renewal['coefficient']

interface RenewedCoefficientProps extends Pick<Renewal, 'coefficient' | 'coefficient_question'> {
  /** Id of the chosen answer; null before. */
  readonly given: string | null
  readonly onGiven: (id: string) => void
  readonly error: string | undefined
}

/** How the coefficient changes at renewal, with the question that only the policyholder can answer. */
export function RenewedCoefficient(props: RenewedCoefficientProps) {
  const { coefficient: moved, coefficient_question: question, given, onGiven, error } = props
  return (
    <>
      {question && (
        <div className="stack">
          <ChoiceGroup
            size="s"
            legend={question.text}
            error={error}
            value={given}
            onChange={onGiven}
            choices={question.answers.map(({ id, text }) => ({ value: id, label: text }))}
          />
          <p className="small muted">{question.help}</p>
        </div>
      )}
      {moved && <Banner tone="flat">{SAY.moved(moved.before, moved.now)}</Banner>}
    </>
  )
}

/** The contract as it will be signed: with its new coefficient. */
export function withNewCoefficient(contract: Contract, moved: Moved): Contract {
  if (!moved) return contract
  const { questions, ...questionnaire } = contract.contractQuestionnary
  return {
    ...contract,
    contractQuestionnary: {
      ...questionnaire,
      questions: questions.map((line) =>
        line.question_id === moved.question_id ? { ...line, answerValue: moved.now } : line,
      ),
    },
  }
}
