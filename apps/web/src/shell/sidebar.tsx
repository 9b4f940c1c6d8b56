import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { PanelLeft } from 'lucide-react'
import { Link } from 'wouter'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { paths } from './paths.ts'
import { displayName } from './person.ts'
import { SHELL_MESSAGES } from './shell.messages.ts'
import { useSidebar } from './sidebar-store.ts'
import { TeamLinks } from './team-links.tsx'
import type { SessionUser } from './token.ts'
import './sidebar.css'

export function Sidebar({ user }: { user: SessionUser }) {
  const { isOpen, toggle } = useSidebar()
  return (
    <aside className="sidebar" data-collapsed={!isOpen} aria-label={SHELL_MESSAGES.teamMenu}>
      <header className="sidebar-head">
        <Link href={paths.dashboard} asChild>
          <Logo href={paths.dashboard} />
        </Link>
        <div className="sidebar-tools">
          <NotificationBell />
          <IconButton
            icon={PanelLeft}
            size="s"
            aria-label={isOpen ? SHELL_MESSAGES.collapseMenu : SHELL_MESSAGES.expandMenu}
            aria-expanded={isOpen}
            onClick={toggle}
          />
        </div>
      </header>
      <TeamLinks />
      <div className="sidebar-person">
        <AccountMenu user={user} detail={roleLabel(user.role)}>
          <span className="sidebar-word">
            <b>{displayName(user)}</b> <span>{roleLabel(user.role)}</span>
          </span>
        </AccountMenu>
      </div>
    </aside>
  )
}
