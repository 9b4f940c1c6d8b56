import { SHELL_MESSAGES } from '../shell.messages.ts'
import { HomeButton } from './home-button.tsx'
import { StatusPage } from './status-page.tsx'

export function NotFoundPage() {
  return (
    <StatusPage
      figure="404"
      pageTitle={SHELL_MESSAGES.notFoundPage}
      title={SHELL_MESSAGES.notFoundTitle}
      text={SHELL_MESSAGES.notFoundText}
    >
      <HomeButton />
    </StatusPage>
  )
}
