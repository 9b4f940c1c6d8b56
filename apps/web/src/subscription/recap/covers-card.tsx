import { Check, type LucideIcon, X } from 'lucide-react'
import { Card } from '../../ui/data/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PriceReply } from '../price/use-price.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/** What is covered and what is not, as large as each other. */
export function CoversCard({ covers }: { covers: PriceReply['covers'] }) {
  return (
    <Card title={SAY.covers}>
      <div className="covers">
        <CoverList title={SAY.covered} icon={Check} items={covers.covered} />
        <CoverList title={SAY.notCovered} icon={X} items={covers.notCovered} />
      </div>
    </Card>
  )
}

interface CoverListProps {
  readonly title: string
  readonly icon: LucideIcon
  readonly items: readonly string[]
}

function CoverList({ title, icon, items }: CoverListProps) {
  return (
    <div className="cover-list">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon of={icon} size="s" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
