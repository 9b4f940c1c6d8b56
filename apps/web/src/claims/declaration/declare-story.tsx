import { lazy, Suspense } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { AskedDocuments, AskedQuestion } from './asked.tsx'
import { withAnswer } from './declaration-form.ts'
import type { StepProps } from './declare-safety.tsx'

const DeclarePhotos = lazy(() =>
  import('./declare-photos.tsx').then((file) => ({ default: file.DeclarePhotos })),
)

interface StoryProps extends StepProps {
  /** Ids of the questions that the signed statement already answers. */
  readonly answered: readonly string[]
}

/** The description in the person's own words, the questions of the nature, and the documents that will help. */
export function DeclareStory(props: StoryProps) {
  const { form, onChange, ground, nature, isPressed, keptId, answered } = props
  const asked = ground.natures.find((one) => one.nature === nature?.label)
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
      {asked?.questions
        .filter(({ id }) => !answered.includes(id))
        .map((question) => (
          <AskedQuestion
            key={question.id}
            question={question}
            answer={form.answers?.find((one) => one.question_id === question.id)?.answer ?? ''}
            onAnswer={(answer) => onChange(withAnswer(form, { id: question.id, answer }))}
          />
        ))}
      <Suspense>
        <DeclarePhotos contractId={ground.contract_id} keptId={keptId} />
      </Suspense>
      {asked && <AskedDocuments documents={asked.checklist} />}
    </>
  )
}
