import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { useState } from 'react'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import type { ComboboxOption } from '../../ui/combobox/use-combobox.ts'
import type { AnswerRecord } from '../draft/draft.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { helpText } from './answers.ts'
import { foundAnswers } from './found-answers.ts'

interface SearchedChoiceProps {
  readonly question: ConfigurationQuestion
  readonly record: AnswerRecord | undefined
  readonly onAnswer: (record: AnswerRecord | undefined) => void
}

/** A choice with so many answers that it is searched by typing. Import it lazily. */
export function SearchedChoice({ question, record, onAnswer }: SearchedChoiceProps) {
  const [typed, setTyped] = useState('')
  const options = foundAnswers(question.choosableAnswers, typed).map(optionOf)
  const chosen = question.choosableAnswers.find(
    ({ choosable_answer_id }) => choosable_answer_id === record?.choosable_answer_id,
  )
  return (
    <Combobox
      className="typed-question"
      label={question.question}
      labelLook="question"
      hint={helpText(question)}
      value={chosen ? optionOf(chosen) : null}
      options={options}
      picksFirst
      emptyText={SAY.noAnswerFound}
      maxLength={60}
      onInputChange={setTyped}
      onSelect={(option) => {
        setTyped('')
        onAnswer(option ? { answer: option.label, choosable_answer_id: option.value } : undefined)
      }}
    />
  )
}

function optionOf(answer: ConfigurationQuestion['choosableAnswers'][number]): ComboboxOption {
  return { value: answer.choosable_answer_id, label: answer.answer, detail: answer.help }
}
