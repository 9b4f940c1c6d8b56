import { externalFailureSentence } from '@sillage/domain/accounts/external-sign-in.ts'
import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import { config } from '../../shell/api/config.ts'
import { Button, ButtonLink } from '../../ui/nav/button.tsx'
import { MESSAGES } from '../accounts.messages.ts'

const look = { variant: 'secondary', wide: true, icon: KeyRound } as const

/** Goes to the external identity provider; disabled, with the reason, when none is configured. */
export function ProviderButton() {
  const reason = useId()
  return (
    <div className="login-provider">
      <p className="login-or small subtle">{MESSAGES.login.or}</p>
      {config.oidc ? (
        <ButtonLink href={`${config.host}/auth/oidc`} {...look}>
          {MESSAGES.login.provider}
        </ButtonLink>
      ) : (
        <>
          <Button {...look} disabled aria-describedby={reason}>
            {MESSAGES.login.provider}
          </Button>
          <p className="hint" id={reason}>
            {externalFailureSentence('fermee')}
          </p>
        </>
      )}
    </div>
  )
}
