import { startRefusal } from '@sillage/domain/subscription/preparing/prepared-tariff.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { PreparedTariff, TariffNumber } from '@sillage/wire/administration/tariffs.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useEffect, useMemo, useState } from 'react'
import { refusedAt } from '../../shell/api/refused-at.ts'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ImportFile } from './import-file.tsx'
import { NumberTable } from './number-table.tsx'
import { groupsOf, typedNumber } from './tariff-numbers.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useChange } from './use-tariffs.ts'
import { useTypedTariff } from './use-typed-tariff.ts'

interface TariffNumbersProps {
  readonly tariff: PreparedTariff
  /** Called with whether there is unsaved input. */
  readonly onChanged: (isChanged: boolean) => void
}

/** The name, first day and values of a tariff: inputs for a draft, read-only otherwise. */
export function TariffNumbers({ tariff, onChanged }: TariffNumbersProps) {
  const { typed, type, settle } = useTypedTariff(tariff)
  const { version = tariff.version, startsOn = tariff.starts_on } = typed
  const saving = useChange(tariff.id)
  const groups = useMemo(() => groupsOf(tariff.numbers), [tariff.numbers])
  const isDraft = tariff.standing === 'draft'
  const valueOf = ({ path, unit, value }: TariffNumber) =>
    typed.numbers[path] === undefined ? value : typedNumber(unit, typed.numbers[path])
  const isChanged = (number: TariffNumber) => valueOf(number) !== number.former
  const unsaved = tariff.numbers.filter((number) => valueOf(number) !== number.value)
  const isUnsaved =
    unsaved.length > 0 || version !== tariff.version || startsOn !== tariff.starts_on
  useEffect(() => onChanged(isUnsaved), [isUnsaved, onChanged])
  const isWrong = unsaved.some((number) => valueOf(number) === null)
  const flawed = new Set(errorsOf(saving.error).map(({ path }) => path))
  const day = parseDay(startsOn)
  const refusedName =
    saving.variables?.version === version.trim() ? refusedAt(saving.error, 'version') : undefined
  const wrongName = version.trim() === '' ? SAY.versionMissing : refusedName
  const wrongDay = day
    ? startRefusal(day, dayInParis(Temporal.Now.instant()))?.message
    : SAY.startsMissing
  const save = () => {
    if (isWrong || !day || wrongName || wrongDay) return
    const numbers = unsaved.flatMap((number) => {
      const value = valueOf(number)
      return value === null ? [] : [{ path: number.path, value }]
    })
    const { revision } = tariff
    saving.mutate(
      { revision, version: version.trim(), starts_on: startsOn, numbers },
      {
        onSuccess: () => {
          settle(typed)
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
            <Field label={SAY.version} error={wrongName}>
              <TextInput
                maxLength={40}
                value={version}
                onChange={({ target }) => type({ version: target.value })}
              />
            </Field>
            <DayChoice
              label={SAY.starts}
              error={isUnsaved ? wrongDay : undefined}
              first={dayInParis(Temporal.Now.instant()).add({ days: 1 })}
              day={day}
              onChange={(chosen) => type({ startsOn: chosen?.toString() ?? '' })}
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
                typed={typed.numbers}
                valueOf={valueOf}
                flawed={flawed}
                {...(isDraft
                  ? {
                      onType: (path: string, text: string) =>
                        type({ numbers: { ...typed.numbers, [path]: text } }),
                    }
                  : {})}
              />
            </NumberGroupPart>
          ))}
        </div>
        {saving.error && (
          <Banner tone="bad" live lead={SAY.saveFailed}>
            <Flaws error={saving.error} besides={wrongName} />
          </Banner>
        )}
        {isDraft && (
          <div className="tariff-actions">
            <Button
              variant="primary"
              busy={saving.isPending}
              disabled={!isUnsaved || isWrong || Boolean(wrongName ?? wrongDay)}
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

/** Every error of the server, or its only message, besides what its field already says. */
function Flaws({ error, besides }: { error: Error; besides: string | undefined }) {
  const said = [error.message, ...errorsOf(error).map(({ message }) => message)]
  const messages = [...new Set(said)].filter((message) => message !== besides)
  if (messages.length <= 1) return messages
  return (
    <ul className="tariff-flaws">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}
