import type { ReactNode } from 'react'
import './price-display.css'

type PriceDisplayProps = {
  /** Already written the French way: « 63,74 € ». */
  amount: string
  /** Under the figure: « pour 1 mois, toutes taxes comprises ». */
  note?: ReactNode
  size?: 'm' | 'l' | undefined
}

export function PriceDisplay({ amount, note, size = 'l' }: PriceDisplayProps) {
  return (
    <div>
      <p className={`price price-${size}`}>{amount}</p>
      {note && <p className="price-note">{note}</p>}
    </div>
  )
}
