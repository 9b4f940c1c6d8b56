import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import type { GivenAnew } from './use-renewal.ts'

type Renewal = Reply<typeof contractLife.calculateRenewal>['data']

interface RenewedAnswersProps {
  readonly renewal: Renewal
  readonly given: GivenAnew
  readonly onGiven: (given: GivenAnew) => void
  /** The error of each question; undefined when there is none. */
  readonly errors: { readonly [part in keyof GivenAnew]?: string | undefined }
}

/** What a renewal answers otherwise than its contract, with the questions that only the policyholder can answer. */
export function RenewedAnswers({ renewal, given, onGiven, errors }: RenewedAnswersProps) {
  const { coefficient: moved, coefficient_question, home_question } = renewal
  return (
    <>
      {home_question && (
        <Asked
          question={home_question}
          given={given.home}
          error={errors.home}
          onGiven={(home) => onGiven({ ...given, home })}
        />
      )}
      {coefficient_question && (
        <Asked
          question={coefficient_question}
          given={given.coefficient}
          error={errors.coefficient}
          onGiven={(coefficient) => onGiven({ ...given, coefficient })}
        />
      )}
      {moved && <Banner tone="flat">{SAY.moved(moved.before, moved.now)}</Banner>}
    </>
  )
}

interface AskedProps {
  readonly question: NonNullable<Renewal['coefficient_question']>
  /** Id of the chosen answer; null before. */
  readonly given: string | null
  readonly onGiven: (id: string) => void
  readonly error: string | undefined
}

function Asked({ question, given, onGiven, error }: AskedProps) {
  return (
    <div className="stack">
      <ChoiceGroup
        size="s"
        legend={question.text}
        error={error}
        value={given}
        onChange={onGiven}
        choices={question.answers.map(({ id, text }) => ({ value: id, label: text }))}
      />
      <p className="small muted">{question.help && withFrenchSpaces(question.help)}</p>
    </div>
  )
}

/** Whether each question that is asked still waits for its answer. */
export function missingAnswers(renewal: Renewal | undefined, given: GivenAnew) {
  return {
    coefficient: !!renewal?.coefficient_question && given.coefficient === null,
    home: !!renewal?.home_question && given.home === null,
  }
}

/** The label of the price, by what changed it. */
export function priceLabel(
  contract: Contract,
  renewal: Renewal | undefined,
  given: GivenAnew,
): string {
  const isMoved = !!renewal?.coefficient
  const isHomeNew = !!given.home && given.home !== renewal?.home_question?.answers[0]?.id
  if (isMoved && isHomeNew) return SAY.price
  if (isMoved) return SAY.movedPrice
  if (isHomeNew) return SAY.newHomePrice
  const isSame = !renewal || renewal.total_price === contract.price
  return isSame ? SAY.renewalPrice : SAY.shorterPrice
}

/** The contract as it will be signed: with its new coefficient, and kept where it is now. */
export function withNewAnswers(
  contract: Contract,
  renewal: Renewal | undefined,
  { home }: GivenAnew,
): Contract {
  const { coefficient: moved = null, home_question: asked = null } = renewal ?? {}
  const kept = asked?.answers.find(({ id }) => id === home)
  const changed = new Map([
    ...(moved ? [[moved.question_id, moved.now] as const] : []),
    ...(asked && kept ? [[asked.question_id, kept.text] as const] : []),
  ])
  const { questions, ...questionnaire } = contract.contractQuestionnary
  return {
    ...contract,
    contractQuestionnary: {
      ...questionnaire,
      questions: questions.map((line) => ({
        ...line,
        answerValue: changed.get(line.question_id) ?? line.answerValue,
      })),
    },
  }
}
