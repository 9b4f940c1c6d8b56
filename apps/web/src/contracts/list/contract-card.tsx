import { type ContractOrigin, originLabel } from '@sillage/domain/contracts/status.ts'
import { parseProduct } from '@sillage/domain/products/names.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ArrowRightToLine, ChevronDown, FileText, type LucideIcon, RefreshCw } from 'lucide-react'
import { useId, useState } from 'react'
import { PRODUCT_ICONS } from '../../shell/product-icons.ts'
import { Card } from '../../ui/data/card.tsx'
import { PeriodTrack } from '../../ui/data/period-track.tsx'
import { PriceDisplay } from '../../ui/data/price-display.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Tile } from '../../ui/data/tile.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withBreakableDates } from '../breakable-dates.tsx'
import { ContractBadge } from '../contract-badge.tsx'
import { coverOf, isInForce, progressOn, remainingOn } from '../contract-period.ts'
import { contractLabel, contractName, contractTitle, shortId } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import { ContractActions } from '../detail/contract-actions.tsx'
import { ContractDetails } from '../detail/contract-details.tsx'
import { openingsOf } from '../detail/contract-openings.ts'
import { ContractMoney } from './contract-money.tsx'
import type { Notice } from './contract-notices.ts'
import { NoticeBanner } from './notice-banner.tsx'
import { mayChangePlate, mayWithdraw } from './policy-chain.ts'
import { cardId } from './use-highlight.ts'

const ORIGIN_ICONS = {
  original: FileText,
  extension: ArrowRightToLine,
  renewal: RefreshCw,
} as const satisfies Record<ContractOrigin, LucideIcon>

interface ContractCardProps {
  contract: Contract
  all: readonly Contract[]
  notices: readonly Notice[]
  today: Temporal.PlainDate
  /** The result of the last action on this contract. */
  news: string | null
  isPointed: boolean
  /** Whether its renewal is the first thing to do on the page. */
  isPressing: boolean
  onPoint: (id: string) => void
}

/** A contract card; those that have ended or were replaced have a transparent background. */
export function ContractCard(props: ContractCardProps) {
  const { contract, all, notices, today, news, isPointed, isPressing, onPoint } = props
  const titleId = useId()
  const isLive = isInForce(contract, today)
  return (
    <article
      id={cardId(contract.contract_id)}
      className="contract-frame"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-pointed={isPointed || undefined}
    >
      <Card as="div" quiet={!isLive} className="contract">
        <div className="contract-part">
          <ContractHeading contract={contract} titleId={titleId} />
        </div>
        <div className="contract-part">
          <div className="row-b contract-price">
            <PriceDisplay amount={inEuros(contract.price)} size="m" />
            <Tag icon={ORIGIN_ICONS[contract.origin]}>{originLabel(contract.origin)}</Tag>
          </div>
          <ContractMoney contract={contract} all={all} />
        </div>
        <div className="contract-part">
          <Period contract={contract} today={today} />
          {news && isLive && !contract.leaving && (
            <Banner tone="good" lead={news}>
              <p>{MESSAGES.signedReady}</p>
            </Banner>
          )}
          {notices.map((notice) => (
            <NoticeBanner
              key={notice.kind}
              contractId={contract.contract_id}
              notice={notice}
              today={today}
              onPoint={onPoint}
            />
          ))}
        </div>
        <div className="contract-part">
          <Foot contract={contract} all={all} today={today} isPressing={isPressing} />
        </div>
      </Card>
    </article>
  )
}

function Period({ contract, today }: { contract: Contract; today: Temporal.PlainDate }) {
  const { start, end } = coverOf(contract)
  const remaining = remainingOn(contract, today)
  return (
    <PeriodTrack
      percent={progressOn(contract, today) * 100}
      start={formatShortDay(start)}
      end={formatShortDay(end)}
      middle={remaining && MESSAGES.remaining(remaining)}
      ended={remaining?.kind !== 'left'}
    />
  )
}

type FootProps = Pick<ContractCardProps, 'contract' | 'all' | 'today' | 'isPressing'>

function Foot({ contract, all, today, isPressing }: FootProps) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const openings = openingsOf(contract, all, today)
  return (
    <>
      <ContractActions
        contract={contract}
        openings={openings}
        canWithdraw={mayWithdraw(contract, all, today)}
        isPressing={isPressing}
      >
        <Button
          variant="text"
          size="s"
          iconEnd={ChevronDown}
          className="contract-more"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          aria-label={MESSAGES.detailsOf(contractLabel(contract))}
          onClick={() => setOpen(!isOpen)}
        >
          {MESSAGES.details}
        </Button>
      </ContractActions>
      {isOpen && (
        <ContractDetails
          contract={contract}
          openings={openings}
          canChangePlate={mayChangePlate(contract, all, today)}
          id={detailsId}
        />
      )}
    </>
  )
}

/** Type, number and state: `titleId` names the card. */
function ContractHeading({ contract, titleId }: { contract: Contract; titleId: string }) {
  const { status } = contract
  const product = parseProduct(contract.contract_type.type)
  return (
    <div className="contract-head">
      <Tile icon={product ? PRODUCT_ICONS[product] : FileText} outlined={status !== 'active'} />
      <div className="contract-name" id={titleId}>
        <h2>{withBreakableDates(contractName(contract))}</h2>
        <p className="small subtle num">
          {contract.name === ''
            ? MESSAGES.number(shortId(contract.contract_id))
            : MESSAGES.contractOf(contractTitle(contract), shortId(contract.contract_id))}
        </p>
      </div>
      <ContractBadge contract={contract} />
    </div>
  )
}
