import type { NeededDocument, Question } from '@sillage/wire/claims/house.ts'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'

interface QuestionProps {
  readonly question: Question
  readonly answer: string
  readonly onAnswer: (answer: string) => void
}

/** A question about the nature of the claim, as shown to the person who declares it. */
export function AskedQuestion({ question, answer, onAnswer }: QuestionProps) {
  if (question.choices)
    return (
      <ChoiceGroup
        legend={question.text}
        value={answer || null}
        onChange={onAnswer}
        choices={question.choices.map((choice) => ({ value: choice, label: choice }))}
        layout="row"
        optional
      />
    )
  return (
    <Field label={question.text} labelLook="question" optional>
      <TextInput
        maxLength={300}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      />
    </Field>
  )
}

/** The documents that will help after the declaration. */
export function AskedDocuments({ documents }: { documents: readonly NeededDocument[] }) {
  return (
    <div className="declare-later">
      <p className="label">{SAY.documentsLater}</p>
      <ul className="small">
        {documents.map((item) => (
          <li key={item.key}>
            {item.label}
            {item.required && `, ${SAY.documentRequired}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
