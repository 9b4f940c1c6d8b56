import type { Nature } from '@sillage/domain/claims/nature.ts'
import type { Ground } from '@sillage/wire/claims/declaration.ts'
import { Check, type LucideIcon, X } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'

/** What the contract covers for a nature and what it excludes, with equal prominence. */
export function NatureCovers({ nature, ground }: { nature: Nature; ground: Ground }) {
  const covers = ground.natures.find((one) => one.nature === nature.label)
  if (!covers) return null
  return (
    <section className="nature-covers" aria-live="polite" aria-label={SAY.covers}>
      <CoverList title={SAY.covered} icon={Check} items={covers.covered} none={SAY.noneCovered} />
      <CoverList
        title={SAY.notCovered}
        icon={X}
        items={covers.not_covered}
        none={SAY.noneNotCovered}
      />
      <p className="small muted">{SAY.coversText}</p>
    </section>
  )
}

interface CoverListProps {
  readonly title: string
  readonly icon: LucideIcon
  readonly items: readonly string[]
  /** Shown instead of an empty list. */
  readonly none: string
}

function CoverList({ title, icon, items, none }: CoverListProps) {
  return (
    <div>
      <h3>{title}</h3>
      {items.length === 0 ? (
        <p className="small muted">{none}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item} className="small">
              <Icon of={icon} size="s" />
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
