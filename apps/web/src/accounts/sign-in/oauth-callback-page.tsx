import { paths } from '@sillage/wire/addresses.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { useSession } from '../../shell/session/session.ts'
import { signInBy } from '../../shell/session/session-actions.ts'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { RECOVERY_MESSAGES } from '../recovery/recovery.messages.ts'
import { externalApi } from '../recovery/recovery-api.ts'
import { LinkAccount, type LinkAsked } from './link-account.tsx'
import type { PasskeyAsked } from './passkey-asked.ts'
import { SecondStep } from './second-step.tsx'
import './login.css'

const say = RECOVERY_MESSAGES.external

/** Completes an external sign-in: exchanges the token of the URL, usable once, for a session. */
export function OauthCallbackPage() {
  usePageTitle(say.page)
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [token] = useState(() => new URLSearchParams(location.search).get('token'))
  const [link, askLink] = useState<LinkAsked | null>(null)
  const [asked, ask] = useState<PasskeyAsked | null>(null)
  const hasBegun = useRef(false)

  const signIn = async (call: () => Promise<unknown>) => {
    const reached = await signInBy(call, say.failed)
    if (reached.step === 'in') navigate(paths.home, { replace: true })
    else if (reached.step !== 'refused') ask(reached)
    return reached
  }
  const toLogin = () => navigate(paths.login, { replace: true })

  const exchange = async (given: string) => {
    const answer = externalApi.exchange({ body: { token: given } }).catch((failure: unknown) => {
      // 400: the token is malformed, and the server's message about its format would not help
      throw failure instanceof ApiError && failure.status === 400 ? new Error(say.failed) : failure
    })
    const wanted = await answer.then(
      (body) => ('passwordNeeded' in body ? body.passwordNeeded : null),
      () => null,
    )
    if (wanted) return askLink(wanted)
    // the login page shows why it was refused
    if ((await signIn(() => answer)).step === 'refused') toLogin()
  }

  useEffect(() => {
    if (!token || hasBegun.current) return
    hasBegun.current = true
    // removed from the URL before any request
    history.replaceState(null, '', paths.oauthCallback)
    void exchange(token)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the token serves once
  }, [token])

  if (!token) return <Redirect to={user ? paths.home : paths.login} replace />
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page login">
        {asked ? (
          <SecondStep
            asked={asked}
            onIn={() => navigate(paths.home, { replace: true })}
            onBack={toLogin}
          />
        ) : link ? (
          <LinkAccount asked={link} signIn={signIn} onBack={toLogin} />
        ) : (
          <Loading label={say.busy} />
        )}
      </div>
    </main>
  )
}
