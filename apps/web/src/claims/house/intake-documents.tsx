import type { IntakeHistory } from '@sillage/wire/claims/house.ts'
import { Plus } from 'lucide-react'
import { Card } from '../../ui/data/card.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { INTAKE as SAY } from './house.messages.ts'
import type { DocumentLine } from './intake-form.ts'
import { LineTools } from './line-tools.tsx'
import { useLines } from './use-lines.ts'

const MOST = 12

interface DocumentsProps {
  readonly documents: readonly DocumentLine[]
  readonly held: IntakeHistory['held']
  readonly isPressed: boolean
  readonly onChange: (documents: readonly DocumentLine[]) => void
}

const nameOf = ({ label }: DocumentLine) => label.trim() || SAY.newDocument

/** Edits the documents of a nature: reword, move, add, remove those that nothing else refers to. */
export function IntakeDocuments({ documents, held, isPressed, onChange }: DocumentsProps) {
  const { list, said, change, move, retire, add } = useLines({
    lines: documents,
    onChange,
    nameOf,
  })
  const blank = (text: string) => (isPressed && !text.trim() ? SAY.blank : undefined)
  return (
    <Card title={SAY.documents} className="house-lines">
      <p className="small muted">{SAY.documentsText}</p>
      <div ref={list}>
        <ol>
          {documents.map((one, at) => {
            const why = held.find(({ key }) => key === one.key)?.why
            return (
              <li key={one.line} data-line={one.line}>
                <div className="fields house-fields">
                  <Field label={SAY.label} error={blank(one.label)}>
                    <TextInput
                      maxLength={80}
                      value={one.label}
                      onChange={({ target }) => change(at, { label: target.value })}
                    />
                  </Field>
                  <Field label={SAY.why} error={blank(one.why)}>
                    <TextInput
                      maxLength={160}
                      value={one.why}
                      onChange={({ target }) => change(at, { why: target.value })}
                    />
                  </Field>
                  <Checkbox
                    checked={one.required}
                    onChange={(required) => change(at, { required })}
                  >
                    {SAY.required}
                  </Checkbox>
                  {one.key === null && (
                    <Field label={SAY.medical} hint={SAY.medicalHint}>
                      <Select
                        value={one.medical ?? 'none'}
                        options={(['none', 'perhaps', 'always'] as const).map((value) => ({
                          value,
                          label: SAY.medicalChoices[value],
                        }))}
                        onChange={(value) =>
                          change(at, { medical: value === 'none' ? null : value })
                        }
                      />
                    </Field>
                  )}
                  {one.key !== null && one.medical !== null && why === undefined && (
                    <p className="small muted">
                      {one.medical === 'always' ? SAY.medicalAlways : SAY.medicalPerhaps}
                    </p>
                  )}
                  {why !== undefined && <p className="small muted">{SAY.held(why)}</p>}
                </div>
                <LineTools
                  name={nameOf(one)}
                  at={at}
                  of={documents.length}
                  isHeld={why !== undefined}
                  onMove={move}
                  onRetire={retire}
                />
              </li>
            )
          })}
        </ol>
        {documents.length < MOST && (
          <Button
            variant="secondary"
            size="s"
            icon={Plus}
            data-add
            onClick={() =>
              add({
                line: crypto.randomUUID(),
                key: null,
                label: '',
                why: '',
                required: false,
                medical: null,
              })
            }
          >
            {SAY.addDocument}
          </Button>
        )}
        <p role="status" className="vh">
          {said}
        </p>
      </div>
    </Card>
  )
}
