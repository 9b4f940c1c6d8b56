import type { ClaimQuestion } from '@sillage/domain/claims/nature.ts'
import { lazy, Suspense } from 'react'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { withAnswer } from './declaration-form.ts'
import type { StepProps } from './declare-safety.tsx'

const DeclarePhotos = lazy(() =>
  import('./declare-photos.tsx').then((file) => ({ default: file.DeclarePhotos })),
)

/** The story in one's own words, the few questions of the nature, and what will help after. */
export function DeclareStory({ form, onChange, ground, nature, isPressed, keptId }: StepProps) {
  return (
    <>
      <h2>{SAY.storyTitle}</h2>
      <Field
        label={SAY.description}
        hint={SAY.descriptionHint}
        error={isPressed && !form.description?.trim() ? SAY.allFields : undefined}
      >
        <Textarea
          rows={5}
          maxLength={5000}
          value={form.description ?? ''}
          onChange={({ target }) => onChange({ ...form, description: target.value })}
        />
      </Field>
      {nature &&
        nature.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            answer={form.answers?.find((one) => one.question_id === question.id)?.answer ?? ''}
            onAnswer={(answer) => onChange(withAnswer(form, { id: question.id, answer }))}
          />
        ))}
      <Suspense>
        <DeclarePhotos contractId={ground.contract_id} keptId={keptId} />
      </Suspense>
      {nature && (
        <div className="declare-later">
          <p className="label">{SAY.documentsLater}</p>
          <ul className="small">
            {nature.checklist.map((item) => (
              <li key={item.key}>{item.label}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface QuestionProps {
  readonly question: ClaimQuestion
  readonly answer: string
  readonly onAnswer: (answer: string) => void
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  if (question.choices)
    return (
      <ChoiceGroup
        legend={question.text}
        value={answer || null}
        onChange={onAnswer}
        choices={question.choices.map((choice) => ({ value: choice, label: choice }))}
        layout="row"
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
