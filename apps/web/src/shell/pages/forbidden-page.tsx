import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { useSession } from '../session/session.ts'
import { SHELL_MESSAGES } from '../shell.messages.ts'
import { HomeButton } from './home-button.tsx'
import { StatusPage } from './status-page.tsx'

export function ForbiddenPage() {
  const { user } = useSession()
  return (
    <StatusPage
      pageTitle={SHELL_MESSAGES.forbiddenPage}
      title={SHELL_MESSAGES.forbiddenTitle}
      text={
        user
          ? SHELL_MESSAGES.forbiddenText(roleLabel(user.role))
          : SHELL_MESSAGES.forbiddenAnonymous
      }
    >
      <HomeButton />
    </StatusPage>
  )
}
