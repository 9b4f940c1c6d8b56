import type { ReactNode } from 'react'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { RequiredNote } from '../../ui/input/required-note.tsx'
import '../sign-in/login.css'

interface AccountPageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page of one column with one thing to do. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  usePageTitle(title)
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page login">
        <div className="login-form">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p className="muted login-other">{lead}</p>}
            <RequiredNote />
          </div>
          {children}
        </div>
      </div>
    </main>
  )
}
