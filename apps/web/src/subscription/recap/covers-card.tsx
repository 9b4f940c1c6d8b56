import { Check, type LucideIcon, X } from 'lucide-react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PriceReply } from '../price/use-price.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/** What is covered and what is not, as large as each other; its place is held until it is known, or the focus below would move. */
export function CoversCard({ covers }: { covers: PriceReply['covers'] | undefined }) {
  if (!covers)
    return (
      <Fold title={SAY.covers} gist={<Skeleton />}>
        <div className="covers covers-awaited">
          <Skeleton shape="block" />
        </div>
      </Fold>
    )
  return (
    <Fold title={SAY.covers} gist={<Counts covers={covers} />}>
      <div className="covers">
        <CoverList title={SAY.covered} icon={Check} items={covers.covered} />
        <CoverList title={SAY.notCovered} icon={X} items={covers.notCovered} />
      </div>
    </Fold>
  )
}

/** How much of each, one as large as the other. */
function Counts({ covers: { covered, notCovered } }: { covers: PriceReply['covers'] }) {
  return (
    <span className="cover-counts">
      <span>
        <Icon of={Check} size="s" />
        {SAY.countCovered(covered.length)}
      </span>
      <span>
        <Icon of={X} size="s" />
        {SAY.countNotCovered(notCovered.length)}
      </span>
    </span>
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
