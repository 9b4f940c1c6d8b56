import { externalFailureSentence } from '@sillage/domain/accounts/external-sign-in.ts'
import { type LoginForm, loginErrors } from '@sillage/domain/accounts/login.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { config } from '../../shell/api/config.ts'
import { usePageTitle } from '../../shell/layout/page-title.ts'
import { useSession } from '../../shell/session/session.ts'
import { sessionStore } from '../../shell/session/session-store.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { PasswordInput } from '../../ui/input/password-input.tsx'
import { RequiredNote } from '../../ui/input/required-note.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { MESSAGES } from '../accounts.messages.ts'
import { readLinkToken } from '../recovery/link-token.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { firstPageOf, readArrival } from './arrival.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { LoginNotices } from './login-notices.tsx'
import type { PasskeyAsked } from './passkey-asked.ts'
import { ProviderButton } from './provider-button.tsx'
import { SecondStep } from './second-step.tsx'
import './login.css'

const say = MESSAGES.login

/** « Connexion »: opens a session, then goes to the requested page. */
export function LoginPage() {
  usePageTitle(say.page)
  const state: unknown = useHistoryState()
  const [arrival] = useState(() => readArrival(state))
  const [, navigate] = useLocation()
  const { login, loading, error, clearError } = useSession()
  const [asked, ask] = useState<PasskeyAsked | null>(null)
  const [isLinkSent, showLink] = useState(false)
  const [isSlowed, showSlowed] = useState(false)
  const [search] = useSearchParams()
  const failure = error ?? externalFailureSentence(search.get('erreur') ?? '')
  const element = useRef<HTMLFormElement>(null)
  const initial: LoginForm = { email: arrival.created?.email ?? '', password: '' }
  const form = useCheckedForm(initial, loginErrors)
  useEffect(() => clearError, [clearError])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (loading) return
    if (Object.keys(form.errors).length > 0) return form.fail(event.currentTarget)
    const { email, password } = form.values
    const token = readLinkToken()
    const signIn = await login({
      email: email.trim(),
      password,
      ...(token === '' ? {} : { enrolmentToken: token }),
    })
    showLink(
      signIn.step === 'refused' && signIn.failure?.problem?.code === 'second_factor.link_sent',
    )
    showSlowed(signIn.step === 'refused' && signIn.failure?.status === 429)
    if (signIn.step === 'in') goOn()
    else if (signIn.step !== 'refused') ask(signIn)
  }

  const goOn = () =>
    navigate(arrival.from ?? firstPageOf(sessionStore.read().user?.role), { replace: true })

  if (asked)
    return (
      <main id="contenu" tabIndex={-1}>
        <div className="page login">
          <SecondStep asked={asked} onIn={goOn} onBack={() => ask(null)} />
        </div>
      </main>
    )

  return (
    <main id="contenu" tabIndex={-1}>
      <div className={config.demoAccounts.length > 0 ? 'page login login-with-demo' : 'page login'}>
        <form ref={element} className="login-form" noValidate onSubmit={submit}>
          <div>
            <h1 tabIndex={-1}>{say.page}</h1>
            <p className="muted login-other">
              {say.noAccount}{' '}
              <Link href={paths.register} state={state}>
                {say.register}
              </Link>
            </p>
            <RequiredNote />
          </div>
          {!failure && <LoginNotices arrival={arrival} />}
          {failure && (
            <Banner tone={isLinkSent ? 'warn' : 'bad'} live>
              {failure}
            </Banner>
          )}
          {failure && isSlowed && (
            <Banner
              tone="warn"
              action={
                <Link href={paths.forgotPassword} state={{ email: form.values.email.trim() }}>
                  {say.byMail}
                </Link>
              }
            >
              {say.slowed}
            </Banner>
          )}
          <Field label={say.email} error={form.shown('email')}>
            <TextInput type="email" autoComplete="username" {...form.control('email')} />
          </Field>
          <Field label={say.password} error={form.shown('password')}>
            <PasswordInput autoComplete="current-password" {...form.control('password')} />
          </Field>
          <p className="login-forgotten">
            <Link href={paths.forgotPassword} state={{ email: form.values.email.trim() }}>
              {say.forgotten}
            </Link>
          </p>
          <Button type="submit" size="l" wide busy={loading} busyLabel={say.busy}>
            {say.submit}
          </Button>
          <ProviderButton />
        </form>
        {config.demoAccounts.length > 0 && (
          <DemoAccounts
            accounts={config.demoAccounts}
            onChoose={({ email, password }) => {
              clearError()
              form.change('email', email)
              form.change('password', password)
              element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
            }}
          />
        )}
      </div>
    </main>
  )
}
