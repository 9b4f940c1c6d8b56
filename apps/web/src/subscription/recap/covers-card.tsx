import { Check, type LucideIcon, X } from 'lucide-react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PriceReply } from '../price/use-price.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

/**
 * What is covered and what is not, with equal prominence. Reserves its space until known, so that the content below
 * doesn't move.
 */
export function CoversCard({ covers }: { covers: PriceReply['covers'] | undefined }) {
  if (!covers)
    return (
      <Fold title={SAY.covers} gist={<CountsAwaited />}>
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

/** The number of covered and excluded items, with equal prominence. */
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

/** A placeholder as wide as the text to come, so that it wraps on as many lines. */
function CountsAwaited() {
  return (
    <span className="cover-counts cover-counts-awaited" aria-hidden="true">
      <span>
        <Icon of={Check} size="s" />
        {SAY.countCovered(9)}
      </span>
      <span>
        <Icon of={X} size="s" />
        {SAY.countNotCovered(9)}
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
            {withFrenchSpaces(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
