import { formatDay } from '@sillage/domain/values/day.ts'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { LinkedContracts, RefundPreview } from './refund-preview.tsx'
import type { useCancellationPreview } from './use-cancellation.ts'

export type CancellationPreview = NonNullable<ReturnType<typeof useCancellationPreview>['data']>

/** As long as the wire accepts. */
const LONGEST_REASON = 500

interface CancellationRequestProps {
  readonly preview: CancellationPreview
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly error: string | undefined
}

/** What a cancellation brings about, and the reason for it. */
export function CancellationRequest(props: CancellationRequestProps) {
  const { preview, reason, onReason, error } = props
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
      <RefundPreview refund={preview.refund} />
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

export function effectOf({ effect_date }: CancellationPreview): string {
  return SAY.effectToday(formatDay(Temporal.PlainDate.from(effect_date)))
}
