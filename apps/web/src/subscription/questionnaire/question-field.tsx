import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { NumberInput } from '../../ui/input/number-input.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import type { AnswerRecord } from '../draft/draft.ts'
import { signedEuros } from '../price/price-breakdown.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { answerError, helpText, kindOf, parseInteger } from './answers.ts'

/** Above this number of answers, the field is a search. */
const MANY_ANSWERS = 12

const SearchedChoice = lazy(() =>
  import('./searched-choice.tsx').then((file) => ({ default: file.SearchedChoice })),
)

export interface QuestionFieldProps {
  readonly question: ConfigurationQuestion
  readonly record: AnswerRecord | undefined
  /** The price difference of each answer, by its id: euros, including taxes. */
  readonly differences?: ReadonlyMap<string, number> | undefined
  /** Undefined removes the answer. */
  readonly onAnswer: (record: AnswerRecord | undefined) => void
}

export function QuestionField(props: QuestionFieldProps) {
  switch (kindOf(props.question)) {
    case 'choice':
      return props.question.choosableAnswers.length > MANY_ANSWERS ? (
        <Suspense fallback={<Loading label={SAY.loadingQuestion} />}>
          <SearchedChoice {...props} />
        </Suspense>
      ) : (
        <ChoiceField {...props} />
      )
    case 'integer':
      return <IntegerField {...props} />
    case 'text':
      return <TextField {...props} />
  }
}

function ChoiceField({ question, record, differences, onAnswer }: QuestionFieldProps) {
  return (
    <ChoiceGroup
      legend={question.question}
      hint={helpText(question)}
      value={record?.choosable_answer_id}
      onChange={(id) => {
        const answer = question.choosableAnswers.find((choice) => choice.choosable_answer_id === id)
        if (answer) onAnswer({ answer: answer.answer, choosable_answer_id: id })
      }}
      choices={question.choosableAnswers.map(({ choosable_answer_id, answer, help }) => ({
        value: choosable_answer_id,
        label: withFrenchSpaces(answer),
        help: help && withFrenchSpaces(help),
        effect: signedEuros(differences?.get(choosable_answer_id) ?? 0),
      }))}
    />
  )
}

function IntegerField({ question, record, onAnswer }: QuestionFieldProps) {
  const [text, setText] = useState(record ? String(record.answer) : '')
  // an answer present from the start had already been entered
  const [isTouched, setTouched] = useState(record !== undefined)
  return (
    <Field
      label={question.question}
      labelLook="question"
      className="typed-question"
      hint={helpText(question)}
      error={isTouched ? (answerError(question, record) ?? undefined) : undefined}
    >
      <NumberInput
        value={text}
        placeholder={SAY.numberPlaceholder}
        unit={question.unit}
        maxLength={300}
        onChange={(typed) => {
          setText(typed)
          onAnswer(
            typed.trim() === ''
              ? undefined
              : { answer: parseInteger(typed) ?? typed, choosable_answer_id: null },
          )
        }}
        onBlur={() => {
          if (!record) return
          setTouched(true)
          if (!answerError(question, record)) setText(String(record.answer))
        }}
      />
    </Field>
  )
}

function TextField({ question, record, onAnswer }: QuestionFieldProps) {
  return (
    <Field
      label={question.question}
      labelLook="question"
      className="typed-question"
      hint={helpText(question)}
      error={answerError(question, record) ?? undefined}
    >
      <TextInput
        value={record ? String(record.answer) : ''}
        placeholder={SAY.textPlaceholder}
        autoComplete="off"
        maxLength={300}
        onChange={({ target }) =>
          onAnswer(
            target.value === '' ? undefined : { answer: target.value, choosable_answer_id: null },
          )
        }
      />
    </Field>
  )
}
