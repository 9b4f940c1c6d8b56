import { paths } from '@sillage/wire/addresses.ts'
import { Link } from 'wouter'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { DayChoice } from '../../ui/day/day-choice.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import {
  type AskedEnding,
  asksDay,
  type CancellationPreview,
  termsOf,
} from './cancellation-terms.ts'
import { LinkedContracts, RefundPreview } from './refund-preview.tsx'

const BY_CHOICE = 'choice'
const LATER = 'later'

/** Same limit as the API. */
const LONGEST_REASON = 500

interface CancellationRequestProps {
  readonly today: Temporal.PlainDate
  readonly preview: CancellationPreview
  readonly isAsking: boolean
  readonly asked: AskedEnding
  readonly onAsked: (asked: AskedEnding) => void
  readonly reason: string
  readonly onReason: (reason: string) => void
  /** Whether missing fields show an error. */
  readonly isPressed: boolean
}

/** The ground of a cancellation, its effects, and the reason given. */
export function CancellationRequest(props: CancellationRequestProps) {
  const { today, preview, isAsking, asked, onAsked, reason, onReason, isPressed } = props
  const [, ...linked] = preview.refund.lines
  const ground = preview.grounds.find(({ id }) => id === asked.ground)
  const { terms, refusal } = termsOf(preview, asked)
  const isDayMissing = isPressed && asked.event === null
  // no later day to choose when the contract ends tomorrow
  const lastDay = Temporal.PlainDate.from(preview.last_day)
  const mayWait = Temporal.PlainDate.compare(lastDay, today) > 0
  return (
    <>
      <p className="small muted">{SAY.cancelStep}</p>
      {(preview.grounds.length > 0 || mayWait) && (
        <ChoiceGroup
          legend={SAY.ground}
          hint={preview.grounds.length > 0 ? SAY.groundHint : undefined}
          value={asked.isLater ? LATER : (asked.ground ?? BY_CHOICE)}
          onChange={(id) =>
            onAsked({
              ground: id === BY_CHOICE || id === LATER ? null : id,
              isLater: id === LATER,
              event: null,
            })
          }
          choices={[
            { value: BY_CHOICE, label: SAY.byChoice, help: SAY.byChoiceToday },
            ...(mayWait
              ? [{ value: LATER, label: SAY.byChoiceLater, help: SAY.byChoiceLaterHelp }]
              : []),
            ...preview.grounds.map(({ id, label, article }) => ({
              value: id,
              label,
              help: SAY.article(article),
            })),
          ]}
        />
      )}
      {preview.grounds.length > 0 && (
        <p className="small muted">
          {SAY.inWriting} <Link href={paths.askAdviser}>{SAY.writeToAdviser}</Link>
        </p>
      )}
      {asked.isLater && (
        <DayChoice
          label={SAY.leavingDay}
          day={asked.event}
          first={today.add({ days: 1 })}
          last={lastDay}
          today={today}
          error={refusal ?? (isDayMissing ? SAY.dayMissing : undefined)}
          onChange={(event) => onAsked({ ...asked, event })}
        />
      )}
      {ground && (
        <DayChoice
          key={ground.id}
          label={ground.event}
          day={asked.event}
          first={Temporal.PlainDate.from(preview.events_from)}
          last={today}
          today={today}
          error={refusal ?? (isDayMissing ? SAY.eventMissing : undefined)}
          onChange={(event) => onAsked({ ...asked, event })}
        />
      )}
      {isAsking && asksDay(asked) && asked.event && !refusal && (
        <Loading label={SAY.loadingCancellation} />
      )}
      {terms && (
        <>
          <Banner tone={terms.warnings.every(({ code }) => code === 'later') ? 'info' : 'warn'}>
            {terms.warnings.map(({ code, message }) => (
              <p key={code}>{message}</p>
            ))}
          </Banner>
          <KeyValues columns={1} items={[{ label: SAY.effectDate, value: terms.effect }]} />
          <LinkedContracts lines={linked} />
          <RefundPreview refund={terms.refund} today={today} isExpected={asksDay(asked)} />
          {asksDay(asked) && <p className="small muted">{SAY.expectedNote}</p>}
        </>
      )}
      <Field
        label={SAY.reason}
        hint={SAY.reasonHint}
        error={isPressed && reason.trim() === '' ? SAY.reasonMissing : undefined}
      >
        <Textarea
          value={reason}
          maxLength={LONGEST_REASON}
          onChange={(event) => onReason(event.target.value)}
        />
      </Field>
    </>
  )
}
