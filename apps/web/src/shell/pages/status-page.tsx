import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { usePageTitle } from '../layout/page-title.ts'
import './status-page.css'

// every page carries this one, and next to none shows it; where nothing can be fetched, it does without its drawing
const LostWake = lazy<ComponentType<{ draw: boolean }>>(() =>
  import('../../ui/wakes/lost-wake.tsx').then(
    (file) => ({ default: file.LostWake }),
    () => ({ default: () => null }),
  ),
)

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
        <Suspense fallback={null}>
          <LostWake draw />
        </Suspense>
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
