import { Plus, Trash2 } from 'lucide-react'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { type DriverField, isBegun, NOBODY, problemOf, readRow, writtenRow } from './driver-row.ts'
import { DRIVER_ROWS as SAY } from './people.messages.ts'
import type { PeopleRowsProps } from './people-rows.tsx'
import { useRows } from './use-rows.ts'

const MOST = 5
const PERSON = ['name', 'birth'] as const
const LICENCE = ['number', 'obtained', 'country'] as const
const LONGEST: Readonly<Record<DriverField, number>> = {
  name: 100,
  birth: 10,
  number: 24,
  obtained: 10,
  country: 60,
}

/** The additional drivers, each with a licence or a learner; only complete ones are part of the answer. */
export function DriverRows(props: Omit<PeopleRowsProps, 'expected'>) {
  const { question, value, today, onAnswer, onUnfinished } = props
  const { shown, add, remove, put, leave, wasLeft } = useRows({
    value,
    empty: NOBODY,
    least: 0,
    read: readRow,
    write: (row) => writtenRow(row, today),
    isBegun,
    onAnswer,
    onUnfinished,
  })
  return (
    <fieldset className="people-rows">
      <legend className="label">{question.question}</legend>
      {shown.map((row, at) => {
        const fieldOf = (field: DriverField) => (
          <Field
            key={field}
            label={SAY[field]}
            error={wasLeft(field, at) ? problemOf(field, { row, today }) : undefined}
          >
            <TextInput
              value={row[field]}
              maxLength={LONGEST[field]}
              inputMode={field === 'birth' || field === 'obtained' ? 'numeric' : undefined}
              placeholder={SAY.examples[field]}
              autoComplete="off"
              onChange={({ target }) => put(at, { [field]: target.value })}
              onBlur={() => leave(field, at)}
            />
          </Field>
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <fieldset key={at} className="driver-row">
            <legend className="small muted">{SAY.title(at + 1)}</legend>
            <div className="people-row">
              {PERSON.map(fieldOf)}
              <IconButton
                icon={Trash2}
                aria-label={SAY.remove(at + 1)}
                onClick={() => remove(at)}
              />
            </div>
            <Checkbox checked={row.isLearning} onChange={(isLearning) => put(at, { isLearning })}>
              {SAY.learning}
            </Checkbox>
            {!row.isLearning && <div className="driver-licence">{LICENCE.map(fieldOf)}</div>}
          </fieldset>
        )
      })}
      {shown.length < MOST && (
        <div>
          <Button variant="quiet" size="s" icon={Plus} onClick={add}>
            {SAY.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
