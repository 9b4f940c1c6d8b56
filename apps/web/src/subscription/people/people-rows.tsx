import { readBirthDate, writeDay } from '@sillage/domain/subscription/people/birth.ts'
import { readLegalName } from '@sillage/domain/subscription/people/legal-name.ts'
import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { PEOPLE_CARD as SAY } from './people.messages.ts'

interface PeopleRowsProps {
  readonly question: ConfigurationQuestion
  readonly value: string
  /** How many the other answers say there are. */
  readonly expected: number
  readonly today: Temporal.PlainDate
  readonly onAnswer: (value: string) => void
  /** How many people are begun and not complete: the answer leaves them out. */
  readonly onUnfinished: (count: number) => void
}

interface Row {
  readonly name: string
  readonly birth: string
}

const MOST = 9
const EMPTY: Row = { name: '', birth: '' }

/** People one by one, each with a name and a date of birth; those that are complete make the answer. */
export function PeopleRows(props: PeopleRowsProps) {
  const { question, value, expected, today, onAnswer, onUnfinished } = props
  const [rows, setRows] = useState(() => rowsOf(value))
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  // what the profile fills in arrives after the page
  if (value !== seen) {
    setSeen(value)
    if (!rows.some(isBegun)) setRows(rowsOf(value))
  }
  const shown = [
    ...rows,
    ...Array.from({ length: Math.max(0, expected - rows.length) }, () => EMPTY),
  ]
  const change = (next: readonly Row[]) => {
    setRows(next)
    const begun = next.filter(isBegun)
    const written = begun.flatMap((row) => writtenRow(row, today) ?? [])
    const text = written.join(' ; ')
    onUnfinished(begun.length - written.length)
    setSeen(text)
    if (text !== value) onAnswer(text)
  }
  const put = (at: number, part: Partial<Row>) =>
    change(shown.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const leave = (field: string) => setLeft(new Set([...left, field]))
  return (
    <fieldset className="people-rows">
      <legend className={question.optional ? 'label' : 'vh'}>{question.question}</legend>
      {shown.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={at} className="people-row">
          <Field
            label={SAY.name(at + 1)}
            error={left.has(`name ${at}`) ? nameProblem(row) : undefined}
          >
            <TextInput
              value={row.name}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => put(at, { name: target.value })}
              onBlur={() => leave(`name ${at}`)}
            />
          </Field>
          <Field
            label={SAY.birth(at + 1)}
            error={left.has(`birth ${at}`) ? birthProblem(row, today) : undefined}
          >
            <TextInput
              value={row.birth}
              maxLength={10}
              inputMode="numeric"
              placeholder={SAY.birthExample}
              autoComplete="off"
              onChange={({ target }) => put(at, { birth: target.value })}
              onBlur={() => leave(`birth ${at}`)}
            />
          </Field>
          {(shown.length > 1 || question.optional) && (
            <IconButton
              icon={Trash2}
              aria-label={SAY.remove(at + 1)}
              onClick={() => change(shown.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {shown.length < MOST && (
        <div>
          <Button variant="quiet" size="s" icon={Plus} onClick={() => setRows([...shown, EMPTY])}>
            {SAY.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function rowsOf(value: string): readonly Row[] {
  return value
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', birth = ''] = part.split(',')
      return { name: name.trim(), birth: birth.trim() }
    })
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
