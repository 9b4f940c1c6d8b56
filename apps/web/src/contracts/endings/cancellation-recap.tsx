import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useEffect, useRef } from 'react'
import { displayName } from '../../shell/session/person.ts'
import { useSession } from '../../shell/session/session.ts'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { contractName, contractTitle, shortId } from '../contract-title.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { inEuros } from '../life/in-euros.ts'
import { type CancellationPreview, effectOf, refundFor } from './cancellation-request.tsx'

interface CancellationRecapProps {
  readonly contract: Contract
  readonly preview: CancellationPreview
  readonly reason: string
  readonly ground: string | null
}

/** Who asks for what, to be read before the confirmation. */
export function CancellationRecap({ contract, preview, reason, ground }: CancellationRecapProps) {
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
            value: SAY.contractOf(contractName(contract), shortId(contract.contract_id)),
          },
          ...linked.map((line) => ({
            label: SAY.linkedOrigin[line.origin],
            value: SAY.contractOf(contractTitle(contract), shortId(line.contract_id)),
          })),
          ...preview.grounds
            .filter(({ id }) => id === ground)
            .map(({ label }) => ({ label: SAY.ground, value: label })),
          { label: SAY.cancellationReason, value: reason.trim() },
          { label: SAY.effectDate, value: effectOf(preview) },
          { label: SAY.refundTotal, value: inEuros(refundFor(preview, ground).total) },
        ]}
      />
    </>
  )
}
