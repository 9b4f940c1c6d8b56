import { effectSentence } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import { parseProduct } from '@sillage/domain/products/names.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { FileText, MessageSquareWarning } from 'lucide-react'
import { Link } from 'wouter'
import { ContractBadge } from '../contracts/contract-badge.tsx'
import {
  coverOf,
  endingEffectOf,
  neverStarts,
  progressOn,
  remainingOn,
} from '../contracts/contract-period.ts'
import { contractName, shortId } from '../contracts/contract-title.ts'
import { MESSAGES as CONTRACTS } from '../contracts/contracts.messages.ts'
import { earlierPayments } from '../contracts/list/policy-chain.ts'
import { PaperButton } from '../contracts/papers/paper-button.tsx'
import { RouteButton } from '../shell/pages/route-button.tsx'
import { PRODUCT_ICONS } from '../shell/product-icons.ts'
import { Card } from '../ui/data/card.tsx'
import { PeriodTrack } from '../ui/data/period-track.tsx'
import { Tile } from '../ui/data/tile.tsx'
import { withWholeWords } from '../ui/whole-words.tsx'
import { contractsAtHand, isTripUnderWay } from './at-hand.ts'
import { MESSAGES } from './dashboard.messages.ts'

interface OwnContractsProps {
  readonly contracts: readonly Contract[]
  readonly today: Temporal.PlainDate
}

/** The contracts that cover now or will, each with its certificate and a button to declare a claim. */
export function OwnContracts({ contracts, today }: OwnContractsProps) {
  const atHand = contractsAtHand(contracts, today)
  return (
    <section className="dashboard-section" aria-labelledby="mes-contrats">
      <div className="row-b dashboard-head">
        <h2 id="mes-contrats">{MESSAGES.contracts}</h2>
        {contracts.length > 0 && <Link href={paths.contracts}>{MESSAGES.allContracts}</Link>}
      </div>
      {atHand.length === 0 ? (
        <div className="dashboard-quiet">
          <p className="muted">{MESSAGES.noContract}</p>
          <RouteButton to={paths.subscription} variant="secondary" size="s">
            {MESSAGES.seePrice}
          </RouteButton>
        </div>
      ) : (
        <ul className="own-contracts">
          {atHand.map((contract) => (
            <OwnContract
              key={contract.contract_id}
              contract={contract}
              all={contracts}
              today={today}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface OwnContractProps {
  readonly contract: Contract
  readonly all: readonly Contract[]
  readonly today: Temporal.PlainDate
}

function OwnContract({ contract, all, today }: OwnContractProps) {
  const { contract_id: id } = contract
  const { start, end } = coverOf(contract)
  const product = parseProduct(contract.contract_type.type)
  const remaining = remainingOn(contract, today)
  const name = contractName(contract)
  return (
    <Card as="li" className="own-contract">
      <div className="own-contract-head">
        <Tile icon={product ? PRODUCT_ICONS[product] : FileText} />
        <div className="grow">
          <h3>{withWholeWords(name)}</h3>
          <p className="small subtle num">{CONTRACTS.number(shortId(id))}</p>
        </div>
        <ContractBadge contract={contract} />
      </div>
      <PeriodTrack
        percent={progressOn(contract, today) * 100}
        start={formatShortDay(start)}
        end={formatShortDay(end)}
        middle={remaining && CONTRACTS.remaining(remaining)}
      />
      <div className="own-contract-facts">
        {contract.leaving && (
          <p className="small">
            {CONTRACTS.leaving} {effectSentence(endingEffectOf(contract.leaving), { start, today })}
          </p>
        )}
        {isTripUnderWay(contract, today) && (
          <p className="small">
            {MESSAGES.assistance}{' '}
            <a href={`tel:${insurer.assistancePhone.replaceAll(' ', '')}`} className="nowrap">
              {insurer.assistancePhone}
            </a>
          </p>
        )}
        {contract.payment && (
          <p className="small muted own-contract-money" data-status={contract.payment.status}>
            {contract.payment.label}.
          </p>
        )}
        {earlierPayments(contract, all).map((payment, place) => (
          <p key={place} className="small muted own-contract-money" data-status={payment.status}>
            {CONTRACTS.beforeExtension(payment.label)}.
          </p>
        ))}
      </div>
      <div className="own-contract-actions">
        {contract.payment?.status !== 'suspended' && !neverStarts(contract) && (
          <PaperButton contractId={id} kind="attestation" label={MESSAGES.certificateOf(name)}>
            {MESSAGES.certificate}
          </PaperButton>
        )}
        <RouteButton
          to={paths.createClaimOn(id)}
          variant="secondary"
          size="s"
          icon={MessageSquareWarning}
          aria-label={MESSAGES.declareOn(name)}
        >
          {MESSAGES.declare}
        </RouteButton>
      </div>
    </Card>
  )
}
