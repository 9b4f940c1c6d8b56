import { Link, useLocation } from 'wouter'
import { Icon } from '../ui/icon.tsx'
import { isCurrent, USER_NAVIGATION } from './navigation.ts'
import { SHELL_MESSAGES } from './shell.messages.ts'
import { UnreadCount } from './unread-count.tsx'

/** The top links of a phone. */
export function BottomNav() {
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
