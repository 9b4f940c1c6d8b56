import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useBarHeight } from '../../ui/fold/use-bar-height.ts'
import { Icon } from '../../ui/icon.tsx'
import { SkipLink } from '../../ui/nav/skip-link.tsx'
import { Toaster } from '../../ui/overlay/toaster.tsx'
import { OfflineNotice } from '../api/offline-notice.tsx'
import { useUnreadUpdates } from '../notifications/unread.ts'
import { UnreadCount } from '../notifications/unread-count.tsx'
import { lazyPart } from '../pages/lazy-part.tsx'
import { useSession } from '../session/session.ts'
import type { SessionUser } from '../session/token.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { Footer } from './footer.tsx'
import { isCurrent, USER_NAVIGATION } from './navigation.ts'
import { useSidebar } from './sidebar-store.ts'
import { TopBar } from './top-bar.tsx'
// loaded up front, so that the space of the team's menus is reserved before they load
import './sidebar.css'

const SessionNotice = lazy(() =>
  import('../session/session-notice.tsx').then((file) => ({ default: file.SessionNotice })),
)

const Sidebar = lazyPart(
  () => import('./team-menus.ts'),
  (file) => file.Sidebar,
)
const TeamBar = lazyPart(
  () => import('./team-menus.ts'),
  (file) => file.TeamBar,
)

/** Loads the menus of the signed-in person before the first render. */
export async function loadMenus(user: SessionUser | null): Promise<void> {
  if (user && isStaff(user.role)) await Promise.all([Sidebar.load(), TeamBar.load()])
}

/** The frame of every page; the page itself provides `main`. */
export function Layout({ children }: { children: ReactNode }) {
  const { user } = useSession()
  useUnreadUpdates()
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
  // while subscribing, the price bar takes the bottom of a phone's screen
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

/** The main links on a phone. */
function BottomNav() {
  const [path] = useLocation()
  const bar = useBarHeight('--h-tab-bar')
  return (
    <nav ref={bar} className="bottom-nav" aria-label={SHELL_MESSAGES.mainNavigation}>
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
