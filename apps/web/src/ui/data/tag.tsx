import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './tag.css'

/** A square label for an attribute (origin, number of days), never for a state. */
export function Tag({ icon, children }: { icon?: LucideIcon | undefined; children: ReactNode }) {
  return (
    <span className="tag num">
      {icon && <Icon of={icon} size="s" />}
      {children}
    </span>
  )
}
