import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { HandledContribution } from '@sillage/wire/contracts/contribution-desk.ts'
import { useState } from 'react'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CONTRIBUTIONS_PAGE as SAY } from './contributions.messages.ts'
import type { Recording } from './use-contributions.ts'

interface RecordContributionsProps {
  readonly step: HandledContribution['step']
  readonly chosen: readonly HandledContribution[]
  readonly isBusy: boolean
  readonly onRecord: (handedOver: Recording['handedOver']) => void
}

/** Records what happened to the selected contributions: collected, or handed over to a partner with one certificate. */
export function RecordContributions({ step, chosen, isBusy, onRecord }: RecordContributionsProps) {
  const [partner, setPartner] = useState('')
  const [certificate, setCertificate] = useState('')
  if (step !== 'to_collect' && step !== 'to_hand_over') return null
  const isHandingOver = step === 'to_hand_over'
  const sum = chosen.reduce((cents, { remaining }) => cents + fromEuros(remaining), 0)
  const isNamed = !isHandingOver || (partner.trim() !== '' && certificate.trim() !== '')
  return (
    <form
      className="contributions-record"
      onSubmit={(event) => {
        event.preventDefault()
        onRecord(isHandingOver ? { partner, certificate } : null)
      }}
    >
      {isHandingOver && (
        <>
          <Field label={SAY.partner}>
            <TextInput
              value={partner}
              onChange={({ target }) => setPartner(target.value)}
              maxLength={200}
            />
          </Field>
          <Field label={SAY.certificate} hint={SAY.certificateHint}>
            <TextInput
              value={certificate}
              onChange={({ target }) => setCertificate(target.value)}
              maxLength={100}
            />
          </Field>
        </>
      )}
      <p className="num" role="status">
        {SAY.chosen(chosen.length, formatEuros(sum))}
      </p>
      <Button type="submit" busy={isBusy} disabled={chosen.length === 0 || !isNamed}>
        {isHandingOver ? SAY.handOver : SAY.collect}
      </Button>
    </form>
  )
}
