import { RotateCw } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { HomeButton } from './home-button.tsx'
import { paths } from './paths.ts'
import { SHELL_MESSAGES } from './shell.messages.ts'
import { StatusPage } from './status-page.tsx'

export function ErrorPage() {
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

/** On /erreur the page that failed is the one before; elsewhere it is this one. */
function retry(): void {
  if (location.pathname === paths.error && history.length > 1) history.back()
  else location.reload()
}
