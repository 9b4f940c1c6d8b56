import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import type { AnswerRecord } from '../draft/draft.ts'
import { kindOf } from '../questionnaire/answers.ts'
import { QuestionField } from '../questionnaire/question-field.tsx'
import { signedEuros } from './signed-euros.ts'

interface TariffQuestionProps {
  readonly question: ConfigurationQuestion
  readonly record: AnswerRecord | undefined
  /** By answer: what it would change, in euros, taxes included. */
  readonly differences: ReadonlyMap<string, number>
  readonly onAnswer: (record: AnswerRecord | undefined) => void
}

/** A question whose answers each tell their difference; those searched for, and numbers, as in the questionnaire. */
export function TariffQuestion({ question, record, differences, onAnswer }: TariffQuestionProps) {
  const { choosableAnswers } = question
  const isCompared = choosableAnswers.some(({ choosable_answer_id: id }) => differences.has(id))
  if (kindOf(question) !== 'choice' || !isCompared)
    return <QuestionField question={question} record={record} onAnswer={onAnswer} />
  return (
    <ChoiceGroup
      legend={question.question}
      hint={question.help}
      value={record?.choosable_answer_id}
      onChange={(id) => {
        const chosen = choosableAnswers.find((choice) => choice.choosable_answer_id === id)
        if (chosen) onAnswer({ answer: chosen.answer, choosable_answer_id: id })
      }}
      choices={choosableAnswers.map(({ choosable_answer_id: id, answer, help }) => ({
        value: id,
        label: answer,
        help,
        effect: signedEuros(differences.get(id) ?? 0),
      }))}
    />
  )
}
