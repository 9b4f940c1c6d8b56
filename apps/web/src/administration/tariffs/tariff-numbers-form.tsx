import { parseDay } from '@sillage/domain/values/day.ts'
import type { PreparedTariff, TariffNumber } from '@sillage/wire/administration/tariffs.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useEffect, useMemo, useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ImportFile } from './import-file.tsx'
import { NumberTable, type Typed } from './number-table.tsx'
import { groupsOf, typedNumber } from './tariff-numbers.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useChange } from './use-tariffs.ts'

interface TariffNumbersProps {
  readonly tariff: PreparedTariff
  /** Called with whether there is unsaved input. */
  readonly onChanged: (isChanged: boolean) => void
}

/** The name, first day and values of a tariff: inputs for a draft, read-only otherwise. */
export function TariffNumbers({ tariff, onChanged }: TariffNumbersProps) {
  const [typed, setTyped] = useState<Typed>({})
  const [heads, setHeads] = useState<{ version?: string; startsOn?: string }>({})
  const { version = tariff.version, startsOn = tariff.starts_on } = heads
  const saving = useChange(tariff.id)
  const groups = useMemo(() => groupsOf(tariff.numbers), [tariff.numbers])
  const isDraft = tariff.standing === 'draft'
  const valueOf = ({ path, unit, value }: TariffNumber) =>
    typed[path] === undefined ? value : typedNumber(unit, typed[path])
  const isChanged = (number: TariffNumber) => valueOf(number) !== number.former
  const unsaved = tariff.numbers.filter((number) => valueOf(number) !== number.value)
  const isUnsaved =
    unsaved.length > 0 || version !== tariff.version || startsOn !== tariff.starts_on
  useEffect(() => onChanged(isUnsaved), [isUnsaved, onChanged])
  const isWrong = unsaved.some((number) => valueOf(number) === null)
  const flawed = new Set(errorsOf(saving.error).map(({ path }) => path))
  const save = () => {
    if (isWrong) return
    const numbers = unsaved.flatMap((number) => {
      const value = valueOf(number)
      return value === null ? [] : [{ path: number.path, value }]
    })
    const { revision } = tariff
    saving.mutate(
      { revision, version: version.trim(), starts_on: startsOn, numbers },
      {
        onSuccess: () => {
          setTyped({})
          setHeads({})
          toast.success(SAY.saved)
        },
      },
    )
  }
  const count = tariff.numbers.filter(isChanged).length
  return (
    <Card
      title={SAY.numbers}
      aside={<span className="small muted">{SAY.changed(count)}</span>}
      className="tariff-numbers"
    >
      <div className="stack">
        {isDraft && (
          <div className="tariff-heads">
            <Field label={SAY.version}>
              <TextInput
                maxLength={40}
                value={version}
                onChange={({ target }) => setHeads({ ...heads, version: target.value })}
              />
            </Field>
            <DayChoice
              label={SAY.starts}
              day={parseDay(startsOn)}
              onChange={(day) => setHeads({ ...heads, startsOn: day?.toString() ?? '' })}
            />
            <ImportFile tariff={tariff} isDisabled={isUnsaved} />
          </div>
        )}
        <p className="small muted">{SAY.numbersHint(tariff.base ?? '')}</p>
        <div>
          {groups.map((group) => (
            <NumberGroupPart
              key={group.name}
              name={group.name}
              changed={group.rows.flatMap(({ cells }) => cells).filter(isChanged).length}
            >
              <NumberTable
                group={group}
                typed={typed}
                valueOf={valueOf}
                flawed={flawed}
                {...(isDraft
                  ? { onType: (path: string, text: string) => setTyped({ ...typed, [path]: text }) }
                  : {})}
              />
            </NumberGroupPart>
          ))}
        </div>
        {saving.error && (
          <Banner tone="bad" live lead={SAY.saveFailed}>
            <Flaws error={saving.error} />
          </Banner>
        )}
        {isDraft && (
          <div className="tariff-actions">
            <Button
              variant="primary"
              busy={saving.isPending}
              disabled={!isUnsaved || isWrong}
              onClick={save}
            >
              {SAY.save}
            </Button>
            {isWrong && (
              <p className="field-error" role="status">
                {SAY.notNumber}
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

interface NumberGroupPartProps {
  readonly name: string
  readonly changed: number
  readonly children: React.ReactNode
}

/** Renders its inputs only once opened: a tariff has hundreds. */
function NumberGroupPart({ name, changed, children }: NumberGroupPartProps) {
  const [isOpen, setOpen] = useState(changed > 0)
  return (
    <Disclosure
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <span>
          {name} {changed > 0 && <b className="small">({SAY.changed(changed)})</b>}
        </span>
      }
    >
      {isOpen && children}
    </Disclosure>
  )
}

function errorsOf(error: Error | null) {
  return error instanceof ApiError ? (error.problem?.errors ?? []) : []
}

/** Every error of the server, or its only message. */
function Flaws({ error }: { error: Error }) {
  const messages = [...new Set([error.message, ...errorsOf(error).map(({ message }) => message)])]
  if (messages.length === 1) return error.message
  return (
    <ul className="tariff-flaws">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
