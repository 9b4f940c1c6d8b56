import { type TravelFormat, travelFormatLabel } from '@sillage/domain/contracts/trips.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { Car, CarFront, type LucideIcon, MoveRight, Plane, TrainFront } from 'lucide-react'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { type PriceRow, PriceRows } from '../../ui/data/price-rows.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { contractLabel } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { ClosedActions } from './closed-actions.tsx'
import type { Opening } from './contract-openings.ts'
import { openDialog } from './use-contract-dialog.ts'

const FORMAT_ICONS = { car: Car, train: TrainFront, flight: Plane } as const satisfies Record<
  TravelFormat,
  LucideIcon
>

interface ContractDetailsProps {
  readonly contract: Contract
  readonly openings: readonly Opening[]
  readonly canChangePlate: boolean
  readonly id: string
}

/** The price, the trips, all the answers given, and the actions no longer possible. */
export function ContractDetails(props: ContractDetailsProps) {
  const { contract, openings, canChangePlate, id } = props
  const { travels } = contract
  const { questions } = contract.contractQuestionnary
  return (
    <div className="contract-details" id={id}>
      <PriceRows rows={priceRows(contract)} />
      {travels.length > 0 && (
        <section>
          <h3>{MESSAGES.trips}</h3>
          <ul className="contract-trips">
            {travels.map((trip, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same trip may stand twice, and the list never changes
              <Trip key={index} trip={trip} />
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section>
          <h3>{MESSAGES.answers}</h3>
          <KeyValues
            items={questions.map((line) => ({
              label: line.questionValue,
              value: withFrenchSpaces(line.answerValue),
            }))}
          />
          {canChangePlate && (
            <Button
              variant="quiet"
              size="s"
              icon={CarFront}
              aria-label={MESSAGES.changePlateOf(contractLabel(contract))}
              onClick={() => openDialog({ name: 'changePlate', contractId: contract.contract_id })}
            >
              {MESSAGES.changePlate}
            </Button>
          )}
        </section>
      )}
      <ClosedActions contract={contract} openings={openings} />
    </div>
  )
}

function Trip({ trip }: { trip: Contract['travels'][number] }) {
  return (
    <li>
      <Icon of={FORMAT_ICONS[trip.format]} />
      <span className="contract-trip">
        {trip.departure} <Icon of={MoveRight} size="s" />
        <span className="vh">{MESSAGES.tripTo}</span> {trip.arrival}
      </span>
      <span className="subtle">{travelFormatLabel(trip.format)}</span>
    </li>
  )
}

function priceRows(contract: Contract): readonly PriceRow[] {
  const total = {
    kind: 'total',
    label: MESSAGES.priceTotal,
    amount: inEuros(contract.price),
  } as const
  if (contract.compensationAmount === 0) return [total]
  return [
    { kind: 'row', label: MESSAGES.contractPrice, amount: inEuros(contract.contractPrice) },
    {
      kind: 'row',
      label: (
        <>
          {MESSAGES.contribution}
          {contract.contribution?.basis && (
            <>
              <br />
              <span className="micro subtle">{contract.contribution.basis}</span>
            </>
          )}
        </>
      ),
      amount: inEuros(contract.compensationAmount),
    },
    total,
  ]
}
