import { POLICYHOLDER } from '@sillage/domain/subscription/people/given-people.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { useEffect, useRef } from 'react'
import { config } from '../../shell/api/config.ts'
import { displayName } from '../../shell/session/person.ts'
import { useSession } from '../../shell/session/session.ts'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { contractName, contractTitle, shortId } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { type AskedEnding, type CancellationPreview, termsOf } from './cancellation-terms.ts'
import { howLeft, recapRows, whenRefunded } from './refund-notes.ts'

interface CancellationRecapProps {
  readonly contract: Contract
  readonly preview: CancellationPreview
  readonly reason: string
  readonly asked: AskedEnding
  readonly today: Temporal.PlainDate
}

/** Summary of the request, to be read before confirming. */
export function CancellationRecap(props: CancellationRecapProps) {
  const { contract, preview, reason, asked, today } = props
  const { user } = useSession()
  const step = useRef<HTMLParagraphElement>(null)
  // the button that was pressed disappears, so this step takes the focus
  useEffect(() => step.current?.focus(), [])
  const [, ...linked] = preview.refund.lines
  const { terms } = termsOf(preview, asked)
  const how = howLeft(terms?.refund.settlement, { today, takesCards: config.takesCards })
  const when = terms && whenRefunded(terms.refund)
  const named = contract.contractQuestionnary.questions.find(
    ({ question_id }) => question_id === POLICYHOLDER.name,
  )?.answerValue
  return (
    <>
      <p className="small muted" ref={step} tabIndex={-1}>
        {SAY.cancelRecapStep}
      </p>
      <KeyValues
        columns={1}
        items={[
          ...(user
            ? [{ label: SAY.subscriber, value: `${named ?? displayName(user)}, ${user.email}` }]
            : []),
          {
            label: SAY.contract,
            value: MESSAGES.contractOf(contractName(contract), shortId(contract.contract_id)),
          },
          ...linked.map((line) => ({
            label: SAY.linkedOrigin[line.origin],
            value: MESSAGES.contractOf(contractTitle(contract), shortId(line.contract_id)),
          })),
          ...preview.grounds
            .filter(({ id }) => id === asked.ground)
            .map(({ label }) => ({ label: SAY.groundRecap, value: label })),
          ...(asked.event && !asked.isLater
            ? [{ label: SAY.eventRecap, value: formatDay(asked.event) }]
            : []),
          { label: SAY.cancellationReason, value: reason.trim() },
          ...(terms
            ? [
                { label: SAY.effectDate, value: terms.effect },
                ...recapRows(terms.refund).map(({ label, cents }) => ({
                  label,
                  value: formatEuros(cents),
                })),
              ]
            : []),
        ]}
      />
      {how !== null && <p className="small">{how}</p>}
      {when && <p className="small">{when}</p>}
    </>
  )
}
