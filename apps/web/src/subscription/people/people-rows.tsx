import { readBirthDate, writeDay } from '@sillage/domain/subscription/people/birth.ts'
import { readLegalName } from '@sillage/domain/subscription/people/legal-name.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { Plus, Trash2 } from 'lucide-react'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { PEOPLE_CARD as SAY } from './people.messages.ts'
import { useRows } from './use-rows.ts'

export interface PeopleRowsProps {
  readonly question: ConfigurationQuestion
  readonly value: string
  /** Number of people according to the other answers. */
  readonly expected: number
  readonly today: Temporal.PlainDate
  readonly onAnswer: (value: string) => void
  /** Called with the number of incomplete people, which the answer leaves out. */
  readonly onUnfinished: (count: number) => void
}

interface Row {
  readonly name: string
  readonly birth: string
}

const MOST = 9

/** A list of people, each with a name and a date of birth; only complete ones are part of the answer. */
export function PeopleRows(props: PeopleRowsProps) {
  const { question, value, expected, today, onAnswer, onUnfinished } = props
  const { shown, add, remove, put, leave, wasLeft } = useRows<Row>({
    value,
    empty: { name: '', birth: '' },
    least: expected,
    read: readRow,
    write: (row) => writtenRow(row, today),
    isBegun,
    onAnswer,
    onUnfinished,
  })
  return (
    <fieldset className="people-rows">
      <legend className={question.optional ? 'label' : 'vh'}>{question.question}</legend>
      {shown.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={at} className="people-row">
          <Field
            label={SAY.name(at + 1)}
            error={wasLeft('name', at) ? nameProblem(row) : undefined}
          >
            <TextInput
              value={row.name}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => put(at, { name: target.value })}
              onBlur={() => leave('name', at)}
            />
          </Field>
          <Field
            label={SAY.birth(at + 1)}
            error={wasLeft('birth', at) ? birthProblem(row, today) : undefined}
          >
            <TextInput
              value={row.birth}
              maxLength={10}
              inputMode="numeric"
              placeholder={SAY.birthExample}
              autoComplete="off"
              onChange={({ target }) => put(at, { birth: target.value })}
              onBlur={() => leave('birth', at)}
            />
          </Field>
          {(shown.length > 1 || question.optional) && (
            <IconButton icon={Trash2} aria-label={SAY.remove(at + 1)} onClick={() => remove(at)} />
          )}
        </div>
      ))}
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

function readRow(part: string): Row {
  const [name = '', birth = ''] = part.split(',')
  return { name: name.trim(), birth: birth.trim() }
}

function writtenRow({ name, birth }: Row, today: Temporal.PlainDate): string | null {
  const named = readLegalName(name)
  const born = readBirthDate(birth, today)
  return named.ok && born.ok ? `${named.value}, ${writeDay(born.value)}` : null
}

function isBegun({ name, birth }: Row): boolean {
  return name !== '' || birth !== ''
}

function nameProblem(row: Row): string | undefined {
  const read = isBegun(row) ? readLegalName(row.name) : null
  return read && !read.ok ? read.error.message : undefined
}

function birthProblem(row: Row, today: Temporal.PlainDate): string | undefined {
  const read = isBegun(row) ? readBirthDate(row.birth, today) : null
  return read && !read.ok ? read.error.message : undefined
}
