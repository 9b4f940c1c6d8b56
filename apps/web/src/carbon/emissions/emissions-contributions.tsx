import { approximateKilograms } from '@sillage/domain/carbon/figures.ts'
import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { ContractEmissions } from '@sillage/wire/contracts/contracts.ts'
import { Card } from '../../ui/data/card.tsx'
import { EMISSIONS_MESSAGES as SAY } from './emissions.messages.ts'

/** What was paid for climate projects, never set against the emissions. */
export function EmissionsContributions({ contracts }: { contracts: readonly ContractEmissions[] }) {
  const made = contracts.flatMap(({ contract_id, contribution }) =>
    contribution ? [{ contract_id, ...contribution }] : [],
  )
  return (
    <Card title={SAY.contributions}>
      {made.length === 0 ? (
        <p className="small muted">{SAY.noContribution}</p>
      ) : (
        <>
          <ul className="emissions-list">
            {made.map(({ contract_id, option, cost, kg }) => (
              <li key={contract_id}>
                <span className="row row-b">
                  <b>{SAY.options[option]}</b>
                  <b className="num nowrap">{formatEuros(fromEuros(cost))}</b>
                </span>
                <span className="small muted">
                  {contract_id.slice(0, 8)},{' '}
                  {SAY.contributionFor(approximateKilograms(kg).replace(/\u00a0CO2e$/, ''))}
                </span>
              </li>
            ))}
          </ul>
          <p className="small muted">{SAY.doesNotErase}</p>
        </>
      )}
    </Card>
  )
}
