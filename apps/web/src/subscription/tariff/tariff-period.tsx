import { checkPeriod, endOf, type PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { type ReactNode, useState } from 'react'
import { DayField } from '../../ui/day/day-field.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { SUBSCRIPTION_MESSAGES } from '../subscription.messages.ts'
import { TARIFF_MESSAGES as SAY } from './tariff.messages.ts'

const LENGTHS = [1, 3, 6, 12] as const

interface TariffPeriodProps {
  readonly period: PartialPeriod
  readonly today: Temporal.PlainDate
  /** Whether the user picks both days, as for a trip, rather than a first day and a length. */
  readonly areDaysKnown: boolean
  readonly onChange: (period: PartialPeriod) => void
  /** Remarks about these days. */
  readonly children?: ReactNode
}

/** The period, asked first because it weighs more on the price than any answer. */
export function TariffPeriod(props: TariffPeriodProps) {
  const { period, today, areDaysKnown, onChange, children } = props
  const { start, end } = period
  const preset = LENGTHS.find((length) => start && end && endOf(start, length).equals(end))
  const [isFree, setFree] = useState(!areDaysKnown && !preset)
  const checked = start && end ? checkPeriod(period, today) : null
  const error = checked && !checked.ok ? checked.error : null
  const begin = (day: Temporal.PlainDate | null) =>
    // one month when the start day had been cleared
    onChange({ start: day, end: !areDaysKnown && !isFree && day ? endOf(day, preset ?? 1) : end })
  return (
    <section className="tariff-when">
      <h2 className="vh">{SAY.when}</h2>
      <div className="tariff-days">
        <DayField
          label={SUBSCRIPTION_MESSAGES.periodStart}
          day={start}
          error={error?.path === 'start_date' ? error.message : undefined}
          onChange={begin}
        />
        {(areDaysKnown || isFree) && (
          <DayField
            label={SUBSCRIPTION_MESSAGES.periodEnd}
            day={end}
            error={error?.path === 'end_date' ? error.message : undefined}
            onChange={(day) => onChange({ start, end: day })}
          />
        )}
      </div>
      {!areDaysKnown && (
        <ChoiceGroup
          legend={SAY.length}
          layout="row"
          value={isFree ? 'free' : String(preset ?? '')}
          onChange={(length) => {
            setFree(length === 'free')
            if (length !== 'free' && start) onChange({ start, end: endOf(start, Number(length)) })
          }}
          choices={[
            ...LENGTHS.map((length) => ({ value: String(length), label: SAY.lengths[length] })),
            { value: 'free', label: SAY.otherEnd },
          ]}
        />
      )}
      {children}
    </section>
  )
}
