import { Plus } from 'lucide-react'
import { Card } from '../../ui/data/card.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { INTAKE as SAY } from './house.messages.ts'
import { areEnough, type QuestionLine } from './intake-form.ts'
import { LineTools } from './line-tools.tsx'
import { useLines } from './use-lines.ts'

const MOST = 8
const KINDS = ['text', 'choices'] as const

interface QuestionsProps {
  readonly questions: readonly QuestionLine[]
  readonly isPressed: boolean
  readonly onChange: (questions: readonly QuestionLine[]) => void
}

const nameOf = ({ text }: QuestionLine) => text.trim() || SAY.newQuestion

/** Edits the questions of a nature: reword, move, add, remove; none is compulsory. */
export function IntakeQuestions({ questions, isPressed, onChange }: QuestionsProps) {
  const { list, said, change, move, retire, add } = useLines({
    lines: questions,
    onChange,
    nameOf,
  })
  return (
    <Card title={SAY.questions} className="house-lines">
      <p className="small muted">{questions.length === 0 ? SAY.noQuestion : SAY.questionsText}</p>
      <div ref={list}>
        <ol>
          {questions.map((one, at) => (
            <li key={one.line} data-line={one.line}>
              <div className="fields house-fields">
                <Field
                  label={SAY.question}
                  error={isPressed && !one.text.trim() ? SAY.blank : undefined}
                >
                  <TextInput
                    maxLength={160}
                    value={one.text}
                    onChange={({ target }) => change(at, { text: target.value })}
                  />
                </Field>
                {one.id === null && (
                  <Field label={SAY.kind}>
                    <Select
                      value={one.choices === null ? 'text' : 'choices'}
                      options={KINDS.map((value) => ({ value, label: SAY.kinds[value] }))}
                      onChange={(kind) => change(at, { choices: kind === 'text' ? null : '' })}
                    />
                  </Field>
                )}
                {one.choices === null ? (
                  one.id !== null && <p className="small muted">{SAY.free}</p>
                ) : (
                  <Field
                    label={SAY.choices}
                    error={isPressed && !areEnough(one.choices) ? SAY.twoChoices : undefined}
                  >
                    <Textarea
                      rows={Math.min(8, Math.max(3, one.choices.split('\n').length))}
                      maxLength={500}
                      value={one.choices}
                      onChange={({ target }) => change(at, { choices: target.value })}
                    />
                  </Field>
                )}
              </div>
              <LineTools
                name={nameOf(one)}
                at={at}
                of={questions.length}
                onMove={move}
                onRetire={retire}
              />
            </li>
          ))}
        </ol>
        {questions.length < MOST && (
          <Button
            variant="secondary"
            size="s"
            icon={Plus}
            data-add
            onClick={() => add({ line: crypto.randomUUID(), id: null, text: '', choices: null })}
          >
            {SAY.addQuestion}
          </Button>
        )}
        <p role="status" className="vh">
          {said}
        </p>
      </div>
    </Card>
  )
}
