import { paths } from '@sillage/wire/addresses.ts'
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { useSession } from '../session/session.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { RouteButton } from './route-button.tsx'

/** Goes to the dashboard when signed in, else to the landing page. */
export function HomeButton() {
  const { status } = useSession()
  const look = { size: 'l', icon: ArrowLeft } as const
  return status === 'signedIn' ? (
    <RouteButton to={paths.dashboard} {...look}>
      {SHELL_MESSAGES.backHome}
    </RouteButton>
  ) : (
    <ButtonLink href={paths.home} {...look}>
      {SHELL_MESSAGES.backHome}
    </ButtonLink>
  )
}
