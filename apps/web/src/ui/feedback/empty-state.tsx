import type { ReactNode } from 'react'
import { CalmWake } from '../wakes/calm-wake.tsx'
import './empty-state.css'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <CalmWake className="empty-drawing" />
      <div>
        <p className="empty-title">{title}</p>
        {children && <div className="empty-text">{children}</div>}
      </div>
      {action}
    </div>
  )
}
