import { paths } from '@sillage/wire/addresses.ts'
import { Menu as MenuIcon } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { Logo } from '../../ui/nav/logo.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import type { SessionUser } from '../session/token.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { Drawer } from './drawer.tsx'
import { useLostFocus } from './use-lost-focus.ts'

/** Replaces the sidebar below 900 px. */
export function TeamBar({ user }: { user: SessionUser }) {
  useLostFocus()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <header className="team-bar">
      <IconButton
        icon={MenuIcon}
        aria-label={SHELL_MESSAGES.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Link href={paths.dashboard} asChild>
        <Logo href={paths.dashboard} />
      </Link>
      <div className="team-bar-end">
        <NotificationBell />
        <AccountMenu user={user} />
      </div>
      {isOpen && <Drawer onClose={close} />}
    </header>
  )
}
