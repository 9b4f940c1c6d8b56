import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { SkipLink } from '../ui/skip-link.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Footer } from './footer.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { paths } from './paths.ts'
import { useSession } from './session.ts'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './sidebar-store.ts'
import { TeamBar } from './team-bar.tsx'
import type { SessionUser } from './token.ts'
import { TopBar } from './top-bar.tsx'

/** What stands around every page; the page itself brings its `main`. */
export function Layout({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const content = (
    <>
      <OfflineNotice />
      {children}
      <Footer />
    </>
  )
  return (
    <>
      <SkipLink />
      {user && isStaff(user.role) ? (
        <TeamFrame user={user}>{content}</TeamFrame>
      ) : (
        <PublicFrame user={user}>{content}</PublicFrame>
      )}
      <Toaster />
    </>
  )
}

function PublicFrame({ user, children }: { user: SessionUser | null; children: ReactNode }) {
  const [path] = useLocation()
  // while subscribing, the bar at the foot of a phone is the price
  const isSubscribing = path.startsWith(`${paths.subscription}/`) || path === paths.recap
  const hasBottomNav = user !== null && !isSubscribing
  return (
    <div className={hasBottomNav ? 'shell shell-above-bottom-nav' : 'shell'}>
      <TopBar user={user} />
      {children}
      {hasBottomNav && <BottomNav />}
    </div>
  )
}

function TeamFrame({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { isOpen } = useSidebar()
  return (
    <>
      <Sidebar user={user} />
      <div className="shell team" data-collapsed={!isOpen}>
        <TeamBar user={user} />
        {children}
      </div>
    </>
  )
}
