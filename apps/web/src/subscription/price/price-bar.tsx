import { inEuros } from '@sillage/domain/values/money.ts'
import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBarHeight } from '../../ui/fold/use-bar-height.ts'
import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import type { LivePrice } from './use-price.ts'

interface PriceBarProps {
  readonly live: LivePrice
  readonly isAsked: boolean
  readonly note: string
  /** Opens the price breakdown, by a click on the figure. */
  readonly onOpen?: (() => void) | undefined
  readonly action: ReactNode
}

/** The price at the foot of a narrow screen. */
export function PriceBar({ live, isAsked, note, onOpen, action }: PriceBarProps) {
  const { amount, isSettled, failure, retry } = live
  const bar = useBarHeight('--h-foot-bar')
  return (
    <aside ref={bar} className="price-bar" aria-label={SAY.yourPrice}>
      <div className="price-bar-text" data-settled={isSettled || failure !== null}>
        {!isAsked && <p className="small muted">{SAY.afterFirstAnswer}</p>}
        {isAsked && amount === null && !failure && <p className="small">{SAY.computing}</p>}
        {isAsked && amount !== null && !failure && (
          <Opener onOpen={onOpen}>
            <b className="price-bar-amount">
              {inEuros(amount)}
              {onOpen && <Icon of={ChevronUp} size="s" />}
            </b>
            <span className="micro muted">{note}</span>
          </Opener>
        )}
        {failure && <p className="small">{SAY.priceFailed}</p>}
      </div>
      {failure ? (
        <Button variant="quiet" size="s" onClick={retry}>
          {SAY.retry}
        </Button>
      ) : (
        amount !== null && action
      )}
    </aside>
  )
}

function Opener({ onOpen, children }: Pick<PriceBarProps, 'onOpen'> & { children: ReactNode }) {
  if (!onOpen) return <p>{children}</p>
  return (
    <button type="button" className="price-bar-opener" aria-haspopup="dialog" onClick={onOpen}>
      {children}
      <span className="vh">{`\u00a0${SAY.seePriceDetail}`}</span>
    </button>
  )
}
