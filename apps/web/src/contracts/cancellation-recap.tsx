import type { Contract } from '@sillage/wire/contracts.ts'
import { useEffect, useRef } from 'react'
import { displayName } from '../shell/person.ts'
import { useSession } from '../shell/session.ts'
import { KeyValues } from '../ui/key-values.tsx'
import { type CancellationPreview, effectOf } from './cancellation-request.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { contractTitle, shortId } from './contract-title.ts'
import { inEuros } from './in-euros.ts'

interface CancellationRecapProps {
  readonly contract: Contract
  readonly preview: CancellationPreview
  readonly reason: string
}

/** Who asks for what, to be read before the confirmation. */
export function CancellationRecap({ contract, preview, reason }: CancellationRecapProps) {
  const { user } = useSession()
  const step = useRef<HTMLParagraphElement>(null)
  // the button that was pressed goes away
  useEffect(() => step.current?.focus(), [])
  const [, ...linked] = preview.refund.lines
  return (
    <>
      <p className="small muted" ref={step} tabIndex={-1}>
        {SAY.cancelRecapStep}
      </p>
      <KeyValues
        columns={1}
        items={[
          ...(user
            ? [{ label: SAY.subscriber, value: `${displayName(user)}, ${user.email}` }]
            : []),
          {
            label: SAY.contract,
            value: SAY.contractOf(contractTitle(contract), shortId(contract.contract_id)),
          },
          ...linked.map((line) => ({
            label: SAY.linkedOrigin[line.origin],
            value: SAY.contractOf(contractTitle(contract), shortId(line.contract_id)),
          })),
          { label: SAY.cancellationReason, value: reason.trim() },
          { label: SAY.effectDate, value: effectOf(preview) },
          { label: SAY.refundTotal, value: inEuros(preview.refund.total) },
        ]}
      />
    </>
  )
}
