import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon.tsx'
import './tile.css'

/** The square in front of a contract, a trip, an entry of a list. */
export function Tile({ icon, outlined }: { icon: LucideIcon; outlined?: boolean | undefined }) {
  return (
    <span className={outlined ? 'tile tile-outlined' : 'tile'}>
      <Icon of={icon} size="l" />
    </span>
  )
}
