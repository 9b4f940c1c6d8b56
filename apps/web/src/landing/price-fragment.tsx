import { ArrowDown } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'
import { examplePrice } from './example-price.ts'
import { homeMessages } from './landing.messages.ts'
import type { TariffDay } from './public-context.ts'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const amount = (cents: number) => euros.format(cents / 100)

export function PriceFragment({ on }: { on: TariffDay }) {
  const say = homeMessages.features.offers
  const example = examplePrice(on)
  const lines = [
    { label: say.covers, cents: example.netCents },
    { label: say.taxes, cents: example.taxCents },
    { label: say.fund, cents: example.fundCents },
  ].filter(({ cents }) => cents > 0)
  return (
    <figure className="fragment" aria-label={say.label}>
      <div className="row-b">
        <span className="small muted">{say.product(example.length)}</span>
        {example.deltaCents < 0 && (
          <span className="fragment-delta">
            <Icon of={ArrowDown} size="s" />
            <span className="vh">{say.delta}</span>
            {amount(-example.deltaCents)}
          </span>
        )}
      </div>
      <p className="fragment-price">{amount(example.totalCents)}</p>
      <dl className="fragment-lines">
        {lines.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="micro subtle">{say.profile(example.answer)}</figcaption>
    </figure>
  )
}
