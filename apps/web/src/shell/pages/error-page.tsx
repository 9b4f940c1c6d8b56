import { paths } from '@sillage/wire/addresses.ts'
import { RotateCw } from 'lucide-react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Button } from '../../ui/nav/button.tsx'
import { readCameFrom } from '../session/came-from.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { HomeButton } from './home-button.tsx'
import { StatusPage } from './status-page.tsx'

export function ErrorPage() {
  const from = readCameFrom(useHistoryState())
  const [path, navigate] = useLocation()
  // /error itself must not be reloaded: the page that failed is another one
  const retry = () => {
    if (path !== paths.error) location.reload()
    else if (from) navigate(from, { replace: true })
    else history.back()
  }
  return (
    <StatusPage
      pageTitle={SHELL_MESSAGES.errorPage}
      title={SHELL_MESSAGES.errorTitle}
      text={SHELL_MESSAGES.errorText}
    >
      <Button variant="secondary" size="l" icon={RotateCw} onClick={retry}>
        {SHELL_MESSAGES.retry}
      </Button>
      <HomeButton />
    </StatusPage>
  )
}
