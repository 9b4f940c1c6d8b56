import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { usePageTitle } from '../layout/page-title.ts'
import './status-page.css'

// nearly never shown though every page imports this one; works without its drawing when nothing can be loaded
const LostWake = lazy<ComponentType<{ draw: boolean }>>(() =>
  import('../../ui/wakes/lost-wake.tsx').then(
    (file) => ({ default: file.LostWake }),
    () => ({ default: () => null }),
  ),
)

interface StatusPageProps {
  /** The large figure (404…), if any. */
  readonly figure?: string
  readonly pageTitle: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A page shown instead of another: not found, failed, forbidden. */
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
