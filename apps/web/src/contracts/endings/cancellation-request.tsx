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
import { type AskedEnding, type CancellationPreview, termsOf } from './cancellation-terms.ts'
import { LinkedContracts, RefundPreview } from './refund-preview.tsx'

const BY_CHOICE = 'choice'

/** As long as the wire accepts. */
const LONGEST_REASON = 500

interface CancellationRequestProps {
  readonly today: Temporal.PlainDate
  readonly preview: CancellationPreview
  readonly isAsking: boolean
  readonly asked: AskedEnding
  readonly onAsked: (asked: AskedEnding) => void
  readonly reason: string
  readonly onReason: (reason: string) => void
  /** Whether what is missing is pointed at. */
  readonly isPressed: boolean
}

/** On what ground a contract is left, what that brings about, and the reason for it. */
export function CancellationRequest(props: CancellationRequestProps) {
  const { today, preview, isAsking, asked, onAsked, reason, onReason, isPressed } = props
  const [, ...linked] = preview.refund.lines
  const ground = preview.grounds.find(({ id }) => id === asked.ground)
  const { terms, refusal } = termsOf(preview, asked)
  const isEventMissing = isPressed && ground !== undefined && asked.event === null
  return (
    <>
      <p className="small muted">{SAY.cancelStep}</p>
      {preview.grounds.length > 0 && (
        <ChoiceGroup
          legend={SAY.ground}
          hint={SAY.groundHint}
          value={asked.ground ?? BY_CHOICE}
          onChange={(id) => onAsked({ ground: id === BY_CHOICE ? null : id, event: null })}
          choices={[
            { value: BY_CHOICE, label: SAY.byChoice },
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
      {ground && (
        <DayChoice
          key={ground.id}
          label={ground.event}
          day={asked.event}
          first={Temporal.PlainDate.from(preview.events_from)}
          last={today}
          today={today}
          error={refusal ?? (isEventMissing ? SAY.eventMissing : undefined)}
          onChange={(event) => onAsked({ ...asked, event })}
        />
      )}
      {isAsking && ground && asked.event && !refusal && <Loading label={SAY.loadingCancellation} />}
      {terms && (
        <>
          <Banner tone="warn">
            {terms.warnings.map(({ code, message }) => (
              <p key={code}>{message}</p>
            ))}
          </Banner>
          <KeyValues columns={1} items={[{ label: SAY.effectDate, value: terms.effect }]} />
          <LinkedContracts lines={linked} />
          <RefundPreview refund={terms.refund} title={ground ? SAY.expectedRefund : SAY.refund} />
          {ground && <p className="small muted">{SAY.expectedNote}</p>}
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
