import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { PriceAnnouncement } from '../price/price-announcement.tsx'
import { PriceBar } from '../price/price-bar.tsx'
import { PriceDetails } from '../price/price-details.tsx'
import { PriceFigure } from '../price/price-figure.tsx'
import { PricePanel } from '../price/price-panel.tsx'
import type { LivePrice } from '../price/use-price.ts'
import { usePriceChange } from '../price/use-price-change.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

interface QuestionnairePriceProps {
  readonly live: LivePrice
  readonly isAsked: boolean
  /** Whether averages replace some missing answers. */
  readonly isProvisional: boolean
  /** « 1 mois » */
  readonly length: string
}

/** The price beside the questions; on a narrow screen a bar at its foot, which opens a sheet. */
export function QuestionnairePrice({
  live,
  isAsked,
  isProvisional,
  length,
}: QuestionnairePriceProps) {
  const [isOpen, setOpen] = useState(false)
  const change = usePriceChange(live.isSettled ? (live.price?.data ?? null) : null)
  const note = SAY.taxesIncluded(length)
  const details = live.price && (
    <>
      <PriceDetails price={live.price} totalLabel={SAY.total} />
      {isProvisional && <p className="micro subtle">{SAY.priceNote}</p>}
    </>
  )
  return (
    <>
      <aside className="aside price-aside">
        <PricePanel title={SAY.yourPrice} live={live} change={change} isAsked={isAsked} note={note}>
          {details}
        </PricePanel>
      </aside>
      <PriceBar
        live={live}
        isAsked={isAsked}
        note={SAY.taxesIncludedShort(length)}
        action={
          <Button variant="quiet" size="s" iconEnd={ChevronUp} onClick={() => setOpen(true)}>
            {SAY.seeDetail}
          </Button>
        }
      />
      <PriceAnnouncement live={live} length={length} />
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title={SAY.priceDetail}>
          <PriceFigure live={live} note={note} />
          {details}
        </Dialog>
      )}
    </>
  )
}
