import { adviceOn } from '@sillage/domain/claims/advice.ts'
import { declarationDeadline } from '@sillage/domain/claims/deadlines.ts'
import type { Nature } from '@sillage/domain/claims/nature.ts'
import { naturesOf } from '@sillage/domain/claims/natures.ts'
import { formatDay, parseDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { Link } from 'wouter'
import { shortId } from '../../contracts/contract-title.ts'
import { dayText } from '../../shell/moment.ts'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import { AdviceBanner } from '../detail/advice-banner.tsx'
import { isFuture, isLaterToday, lastDayOf } from './declaration-form.ts'
import type { StepProps } from './declare-safety.tsx'
import { NatureCovers } from './nature-covers.tsx'

/** Nature, day, time and place. Shows what the contract covers and the legal deadline, without ever blocking. */
export function DeclareWhat({ form, onChange, ground, nature, now, isPressed }: StepProps) {
  const today = now.toPlainDate()
  const { injured = false, abroad = false } = form
  const advice = nature && adviceOn(nature, { injured, abroad })
  const isLater = isFuture(form, now)
  return (
    <>
      <h2>{SAY.whatTitle}</h2>
      {ground.withdrawal && <Banner tone="warn">{ground.withdrawal}</Banner>}
      {ground.suspension && (
        <Banner tone="warn" lead={ground.suspension}>
          {SAY.suspendedText}
        </Banner>
      )}
      <Field label={SAY.nature} error={isPressed && !nature ? SAY.natureMissing : undefined}>
        <Select
          value={nature?.label ?? ''}
          placeholder={SAY.naturePlaceholder}
          options={naturesOf(ground.contract_type).map(({ label }) => ({ value: label, label }))}
          onChange={(value) => onChange({ ...form, nature: value })}
        />
      </Field>
      {nature && <NatureCovers nature={nature} ground={ground} />}
      {advice && <AdviceBanner advice={advice} />}
      <div className="declare-when">
        <DayChoice
          label={SAY.date}
          error={
            isLater ? SAY.dateFuture : isPressed && !form.dateIncident ? SAY.dateMissing : undefined
          }
          last={lastDayOf(form, now)}
          today={today}
          day={parseDay(form.dateIncident ?? '')}
          onChange={(day) => onChange({ ...form, dateIncident: day?.toString() ?? '' })}
        />
        <Field
          label={SAY.time}
          optional
          error={isLaterToday(form, now) ? SAY.timeFuture : undefined}
        >
          <TextInput
            type="time"
            value={form.incidentTime ?? ''}
            onChange={({ target }) => onChange({ ...form, incidentTime: target.value })}
          />
        </Field>
      </div>
      <Field label={SAY.place} optional hint={SAY.placeHint}>
        <TextInput
          maxLength={200}
          autoComplete="off"
          value={form.place ?? ''}
          onChange={({ target }) => onChange({ ...form, place: target.value })}
        />
      </Field>
      <DeclaredAlready ground={ground} nature={nature} day={form.dateIncident} />
      {nature && <Delay delay={nature.delay} incident={form.dateIncident} today={today} />}
    </>
  )
}

interface DeclaredAlreadyProps {
  readonly ground: StepProps['ground']
  readonly nature: Nature | null
  readonly day: string | undefined
}

/** Warns of a claim with the same nature and day: additions belong in the existing claim. */
function DeclaredAlready({ ground, nature, day }: DeclaredAlreadyProps) {
  const same = ground.declared.filter(
    (one) => one.nature === nature?.label && one.dateIncident === day,
  )
  if (same.length === 0) return null
  return (
    <Banner tone="warn" live lead={SAY.again}>
      {SAY.againText}
      <ul>
        {same.map(({ claim_id: id, declared }) => (
          <li key={id}>
            <Link href={paths.claimOf(id)}>{SAY.againOne(shortId(id), dayText(declared))}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

interface DelayProps {
  readonly delay: Nature['delay']
  readonly incident: string | undefined
  readonly today: Temporal.PlainDate
}

function Delay({ delay, incident, today }: DelayProps) {
  const day = incident ? parseDay(incident) : null
  const { label, lastDay, isPast } = declarationDeadline({ delay, incident: day ?? today }, today)
  const isKnown = day !== null && lastDay !== null
  return (
    <p className="small muted" role="status">
      {isKnown && isPast && SAY.delayPast(label)}
      {isKnown && !isPast && SAY.delayUntil(label, formatDay(lastDay))}
      {!isKnown && SAY.delay(label)}
    </p>
  )
}
