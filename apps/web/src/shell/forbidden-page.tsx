import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { HomeButton } from './home-button.tsx'
import { useSession } from './session.ts'
import { SHELL_MESSAGES } from './shell.messages.ts'
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
