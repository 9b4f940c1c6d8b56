import { paths } from '@sillage/wire/addresses.ts'
import { ChartColumn, CircleUserRound, LayoutDashboard, LogOut, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { displayName } from '../session/person.ts'
import type { SessionUser } from '../session/token.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import './account-menu.css'

interface AccountMenuProps {
  readonly user: SessionUser
  /** Read out after the name, when the button shows it too. */
  readonly detail?: string
  /** Shown beside the avatar. */
  readonly children?: ReactNode
}

/** The avatar button and its menu: the signed-in person, their pages, sign-out. */
export function AccountMenu({ user, detail, children }: AccountMenuProps) {
  const [, navigate] = useLocation()
  const signOut = useSignOut()
  const name = displayName(user)
  const link = (path: string) => ({ key: path, href: path, onSelect: () => navigate(path) })
  return (
    <Menu
      label={SHELL_MESSAGES.accountOf(detail ? `${name}, ${detail}` : name)}
      trigger={
        <>
          <Avatar name={name} username={user.username} />
          {children}
        </>
      }
      header={
        <div className="account-menu-person">
          <Avatar name={name} username={user.username} size="l" />
          <span>
            <b>{name}</b>
            <span className="small muted">{user.email}</span>
          </span>
        </div>
      }
      items={[
        { ...link(paths.profile), label: SHELL_MESSAGES.profile, icon: CircleUserRound },
        { ...link(paths.dashboard), label: SHELL_MESSAGES.dashboard, icon: LayoutDashboard },
        { ...link(paths.payments), label: SHELL_MESSAGES.payments, icon: WalletCards },
        { ...link(paths.emissions), label: SHELL_MESSAGES.emissions, icon: ChartColumn },
        { key: 'logout', label: SHELL_MESSAGES.logout, icon: LogOut, onSelect: signOut },
      ]}
    />
  )
}
