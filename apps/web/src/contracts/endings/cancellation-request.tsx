import { formatDay } from '@sillage/domain/values/day.ts'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { LinkedContracts, RefundPreview } from './refund-preview.tsx'
import type { useCancellationPreview } from './use-cancellation.ts'

export type CancellationPreview = NonNullable<ReturnType<typeof useCancellationPreview>['data']>

const BY_CHOICE = 'choice'

/** As long as the wire accepts. */
const LONGEST_REASON = 500

interface CancellationRequestProps {
  readonly preview: CancellationPreview
  readonly reason: string
  readonly onReason: (reason: string) => void
  /** Of the law; null for a choice. */
  readonly ground: string | null
  readonly onGround: (ground: string | null) => void
  readonly error: string | undefined
}

/** What a cancellation brings about, and the reason for it. */
export function CancellationRequest(props: CancellationRequestProps) {
  const { preview, reason, onReason, ground, onGround, error } = props
  const [, ...linked] = preview.refund.lines
  return (
    <>
      <p className="small muted">{SAY.cancelStep}</p>
      <Banner tone="warn">
        {preview.warnings.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </Banner>
      <KeyValues columns={1} items={[{ label: SAY.effectDate, value: effectOf(preview) }]} />
      <LinkedContracts lines={linked} />
      {preview.grounds.length > 0 && (
        <ChoiceGroup
          legend={SAY.ground}
          hint={SAY.groundHint}
          value={ground ?? BY_CHOICE}
          onChange={(id) => onGround(id === BY_CHOICE ? null : id)}
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
      <RefundPreview refund={refundFor(preview, ground)} />
      <Field label={SAY.reason} hint={SAY.reasonHint} error={error}>
        <Textarea
          value={reason}
          maxLength={LONGEST_REASON}
          onChange={(event) => onReason(event.target.value)}
        />
      </Field>
    </>
  )
}

/** What comes back for the ground that is given, or for a choice. */
export function refundFor({ refund, grounds }: CancellationPreview, ground: string | null) {
  return grounds.find(({ id }) => id === ground)?.refund ?? refund
}

export function effectOf({ effect_date }: CancellationPreview): string {
  return SAY.effectToday(formatDay(Temporal.PlainDate.from(effect_date)))
}
