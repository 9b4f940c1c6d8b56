import type { ReactNode } from 'react'
import { LostWake } from '../ui/wakes/lost-wake.tsx'
import { usePageTitle } from './page-title.ts'
import './status-page.css'

interface StatusPageProps {
  /** The large figure, when there is one. */
  readonly figure?: string
  readonly pageTitle: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A page that stands in for another: not found, failed, forbidden. */
export function StatusPage({ figure, pageTitle, title, text, children }: StatusPageProps) {
  usePageTitle(pageTitle)
  return (
    <main id="contenu" tabIndex={-1} className="status-page">
      <div className="status-wake">
        <LostWake draw />
      </div>
      <div className="page">
        {figure && <p className="status-figure display">{figure}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{text}</p>
        <div className="status-actions">{children}</div>
      </div>
    </main>
  )
}
