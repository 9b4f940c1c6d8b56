import { paths } from '@sillage/wire/addresses.ts'
import { ChevronDown, Search } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { Logo } from '../../ui/nav/logo.tsx'
import { setFindOpen } from '../find/find-store.ts'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { UnreadCount } from '../notifications/unread-count.tsx'
import { RouteButton } from '../pages/route-button.tsx'
import type { SessionUser } from '../session/token.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { isCurrent, USER_NAVIGATION } from './navigation.ts'
import '../../ui/wake-line.css'
import './top-bar.css'

export function TopBar({ user }: { user: SessionUser | null }) {
  return (
    <header className="top-bar">
      <div className="page">
        {user ? <HomeOfUser /> : <Logo href={paths.home} />}
        {user && <TopLinks />}
        <div className="top-bar-end">{user ? <Account user={user} /> : <SignedOutLinks />}</div>
      </div>
    </header>
  )
}

function HomeOfUser() {
  return (
    <Link href={paths.dashboard} asChild>
      <Logo href={paths.dashboard} />
    </Link>
  )
}

function TopLinks() {
  const [path] = useLocation()
  return (
    <nav className="top-links" aria-label={SHELL_MESSAGES.mainNavigation}>
      {USER_NAVIGATION.map((entry) => (
        <Link
          key={entry.path}
          href={entry.path}
          className="wake-line"
          aria-current={isCurrent(entry.path, path) ? 'page' : undefined}
        >
          {entry.label}
          <UnreadCount path={entry.path} />
        </Link>
      ))}
    </nav>
  )
}

function Account({ user }: { user: SessionUser }) {
  return (
    <>
      <IconButton
        icon={Search}
        aria-label={SHELL_MESSAGES.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={SHELL_MESSAGES.findKey}
        onClick={() => setFindOpen(true)}
      />
      <NotificationBell />
      <AccountMenu user={user}>
        <span className="top-bar-name">{user.firstName || user.username}</span>
        <Icon of={ChevronDown} size="s" className="top-bar-name" />
      </AccountMenu>
    </>
  )
}

function SignedOutLinks() {
  const [path] = useLocation()
  // what to come back to, such as a price that was seen
  const state: unknown = useHistoryState()
  const current = (entry: string) => (path === entry ? 'page' : undefined)
  return (
    <>
      <RouteButton
        to={paths.login}
        state={state}
        variant="text"
        size="s"
        aria-current={current(paths.login)}
      >
        {SHELL_MESSAGES.login}
      </RouteButton>
      <RouteButton
        to={paths.register}
        state={state}
        variant="secondary"
        size="s"
        aria-current={current(paths.register)}
      >
        {SHELL_MESSAGES.register}
      </RouteButton>
    </>
  )
}
