import { formatPeriodLength } from '@sillage/domain/contracts/period.ts'
import { Button } from '../../ui/nav/button.tsx'
import { PriceAnnouncement } from '../price/price-announcement.tsx'
import { PriceBar } from '../price/price-bar.tsx'
import type { LivePrice } from '../price/use-price.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import type { RecapSummary } from './recap-summary.ts'
import { showSubject } from './show-subject.ts'

interface RecapBarProps {
  readonly live: LivePrice
  readonly summary: RecapSummary
}

/** The price at the foot of a narrow screen, with the way to what is next: the signature, then the button. */
export function RecapBar({ live, summary }: RecapBarProps) {
  const length = summary.period ? formatPeriodLength(summary.period) : ''
  const isReady = summary.beforeContract.length === 0
  return (
    <>
      <PriceBar
        live={live}
        isAsked
        note={length && SAY.taxesIncludedShort(length)}
        action={
          <Button size="s" onClick={() => showSubject(isReady ? 'price' : 'signature')}>
            {isReady ? SAY.goToConfirm : SAY.goToSignature}
          </Button>
        }
      />
      <PriceAnnouncement live={live} length={length} />
    </>
  )
}
