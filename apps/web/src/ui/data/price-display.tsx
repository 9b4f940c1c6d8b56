import type { ReactNode } from 'react'
import './price-display.css'

type PriceDisplayProps = {
  /** Already formatted: « 63,74 € ». */
  amount: string
  /** Shown under the figure: « pour 1 mois, toutes taxes comprises ». */
  note?: ReactNode
  size?: 'm' | 'l' | undefined
  /** Animates the digits to a new amount, for a price that follows the answers. */
  rolls?: boolean | undefined
}

export function PriceDisplay({ amount, note, size = 'l', rolls }: PriceDisplayProps) {
  return (
    <div>
      <p className={`price price-${size}`}>
        {rolls ? (
          <>
            <span className="vh">{amount}</span>
            <RollingDigits text={amount} />
          </>
        ) : (
          amount
        )}
      </p>
      {note && <p className="price-note">{note}</p>}
    </div>
  )
}

/** The digits are drawn by CSS only, so that the amount appears once in the page's text. */
function RollingDigits({ text }: { text: string }) {
  const characters = Array.from(text)
  return (
    <span className="price-roll" aria-hidden="true">
      {characters.map((character, index) => (
        // Keyed from the right: units stay units when a hundred appears.
        <span
          key={characters.length - index}
          className={/\d/.test(character) ? `price-digit price-digit-${character}` : 'price-sign'}
          data-sign={character}
        />
      ))}
    </span>
  )
}
