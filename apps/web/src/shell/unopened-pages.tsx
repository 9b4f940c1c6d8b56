import { ArrowLeft } from 'lucide-react'
import { paths } from './paths.ts'
import { RouteButton } from './route-button.tsx'
import { SHELL_MESSAGES } from './shell.messages.ts'
import { StatusPage } from './status-page.tsx'

export function UnopenedUsersManagement() {
  return <UnopenedPage title={SHELL_MESSAGES.usersManagement} />
}

/** The door of a screen that is still to come. */
function UnopenedPage({ title }: { title: string }) {
  return (
    <StatusPage pageTitle={title} title={title} text={SHELL_MESSAGES.unopenedText}>
      <RouteButton to={paths.dashboard} size="l" icon={ArrowLeft}>
        {SHELL_MESSAGES.backToDashboard}
      </RouteButton>
    </StatusPage>
  )
}
