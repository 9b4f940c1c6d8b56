import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import { dayInParis, formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type {
  ContractEmissions,
  ContributionEvent,
} from '@sillage/wire/contracts/contract-emissions.ts'
import { Card } from '../../ui/data/card.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'

/** Payments for climate projects, never deducted from the emissions. */
export function EmissionsContributions({ contracts }: { contracts: readonly ContractEmissions[] }) {
  const made = contracts.flatMap((contract) =>
    contract.contribution ? [{ contract, ...contract.contribution }] : [],
  )
  return (
    <Card title={SAY.contributions}>
      {made.length === 0 ? (
        <p className="small muted">{SAY.noContribution}</p>
      ) : (
        <>
          <ul className="emissions-list">
            {made.map(({ contract, option, cost, kg, basis }) => (
              <li key={contract.contract_id}>
                <span className="row-b wrap">
                  <b>{SAY.options[option]}</b>
                  <b className="num nowrap">{inEuros(cost)}</b>
                </span>
                <span className="small muted">
                  {withWholeWords(SAY.contract(contract))},{' '}
                  {SAY.contributionFor(approximateKilograms(kg))}
                  {basis && ` (${basis})`}
                </span>
                {contract.is_contribution_owed && <span className="small">{SAY.toPay}</span>}
                {contract.contribution_events.map((event) => (
                  <span key={event.kind} className="small">
                    {said(event)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          <p className="small muted">{SAY.doesNotErase}</p>
        </>
      )}
    </Card>
  )
}

/** Text of an event of a contribution. */
function said({ kind, at, amount, partner, certificate }: ContributionEvent): string {
  const day = formatShortDay(dayInParis(Temporal.Instant.from(at)))
  const euros = inEuros(amount)
  if (kind === 'handed_over')
    return SAY.handedOver({ euros, day, partner: partner ?? '', certificate: certificate ?? '' })
  return kind === 'given_back' ? SAY.givenBack(euros, day) : SAY.collected(euros, day)
}
