import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { SkipLink } from '../../ui/nav/skip-link.tsx'
import { Toaster } from '../../ui/overlay/toaster.tsx'
import { OfflineNotice } from '../api/offline-notice.tsx'
import { UnreadCount } from '../notifications/unread-count.tsx'
import { useSession } from '../session/session.ts'
import type { SessionUser } from '../session/token.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { Footer } from './footer.tsx'
import { isCurrent, USER_NAVIGATION } from './navigation.ts'
import { useSidebar } from './sidebar-store.ts'
import { TopBar } from './top-bar.tsx'
// the room that the team’s menus take is there before they are
import './sidebar.css'

const SessionNotice = lazy(() =>
  import('../session/session-notice.tsx').then((file) => ({ default: file.SessionNotice })),
)

const Sidebar = lazy(() => import('./team-menus.ts').then((file) => ({ default: file.Sidebar })))
const TeamBar = lazy(() => import('./team-menus.ts').then((file) => ({ default: file.TeamBar })))

/** What stands around every page; the page itself brings its `main`. */
export function Layout({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const content = (
    <>
      <OfflineNotice />
      {user && (
        <Suspense>
          <SessionNotice />
        </Suspense>
      )}
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
      <Suspense fallback={<div className="sidebar" data-collapsed={!isOpen} />}>
        <Sidebar user={user} />
      </Suspense>
      <div className="shell team" data-collapsed={!isOpen}>
        <Suspense fallback={<div className="team-bar" />}>
          <TeamBar user={user} />
        </Suspense>
        {children}
      </div>
    </>
  )
}

/** The top links of a phone. */
function BottomNav() {
  const [path] = useLocation()
  return (
    <nav className="bottom-nav" aria-label={SHELL_MESSAGES.mainNavigation}>
      {USER_NAVIGATION.map((entry) => (
        <Link
          key={entry.path}
          href={entry.path}
          aria-current={isCurrent(entry.path, path) ? 'page' : undefined}
        >
          <Icon of={entry.icon} />
          {entry.label}
          <UnreadCount path={entry.path} />
        </Link>
      ))}
    </nav>
  )
}
