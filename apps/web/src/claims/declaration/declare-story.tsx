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

/** The story in one's own words, the few questions of the nature, and what will help after. */
export function DeclareStory({ form, onChange, ground, nature, isPressed, keptId }: StepProps) {
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
      {asked?.questions.map((question) => (
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
