import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { PanelLeft } from 'lucide-react'
import { Link } from 'wouter'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { Logo } from '../../ui/nav/logo.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { displayName } from '../session/person.ts'
import type { SessionUser } from '../session/token.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { useSidebar } from './sidebar-store.ts'
import { TeamLinks } from './team-links.tsx'

export function Sidebar({ user }: { user: SessionUser }) {
  const { isOpen, toggle } = useSidebar()
  // the server renders this menu for any team member, without a name or a role
  const role = user.username === '' ? '' : roleLabel(user.role)
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
        <AccountMenu user={user} detail={role}>
          <span className="sidebar-word">
            <b>{displayName(user)}</b> <span>{role}</span>
          </span>
        </AccountMenu>
      </div>
    </aside>
  )
}
