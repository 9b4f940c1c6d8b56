import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useSession } from '../session/session.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { useUnread } from './unread.ts'
import './unread-count.css'

/** The number of unread messages behind a link: the desk's for staff, one's own claims for everyone else. */
export function UnreadCount({ path }: { path: string }) {
  const { user } = useSession()
  const place = user && isStaff(user.role) ? paths.claimsDesk : paths.claims
  return path === place ? <Count /> : null
}

function Count() {
  const { total } = useUnread()
  if (total === 0) return null
  return (
    <span className="unread-count num">
      <span aria-hidden="true">{total > 99 ? '99+' : total}</span>{' '}
      <span className="vh">({SHELL_MESSAGES.unread(total)})</span>
    </span>
  )
}
