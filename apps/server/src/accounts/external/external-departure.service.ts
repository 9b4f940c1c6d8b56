import { randomBytes } from 'node:crypto'
import type { ExternalFailure } from '@sillage/domain/accounts/external-sign-in.ts'
import { loginAfter, paths } from '@sillage/wire/addresses.ts'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import type { RedirectAnswer } from '../../platform/http/answers.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { log } from '../../platform/log.ts'
import { loggableError } from '../../platform/loggable-error.ts'
import type { DepartureCookies } from './departure-cookie.ts'
import { arriveAs } from './external-arrival.service.ts'
import type { Departure, IdentityProvider } from './identity-provider.ts'

/** `provider` is null when none is configured: the sign-in button is then disabled. */
export interface ExternalSignIn {
  readonly provider: IdentityProvider | null
  readonly cookies: DepartureCookies
}

const CALLBACK = '/backend/auth/oidc/callback'

export async function depart(
  { origin, now, sendCookie }: RequestContext<null>,
  { provider, cookies }: ExternalSignIn,
): Promise<RedirectAnswer> {
  if (!provider) return failed('fermee')
  const departure: Departure = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
  }
  try {
    const location = await provider.departure(departure, `${origin}${CALLBACK}`)
    sendCookie(cookies.write(departure, origin, now))
    return { location: location.href }
  } catch (error) {
    report(error)
    return failed('indisponible')
  }
}

/**
 * Receives a browser back from the provider and sends it to the page that exchanges a 60 s token, or to the sign-in
 * page with a reason. A person sees the result, so every failure ends on a page.
 */
export async function arrive(
  context: RequestContext<null>,
  { provider, cookies }: ExternalSignIn,
  query: Readonly<Record<string, string | undefined>>,
): Promise<RedirectAnswer> {
  if (!provider) return failed('fermee')
  const departure = cookies.read(context.cookies, context.origin, context.now)
  if (!departure || query['state'] !== departure.state) return failed('expiree')
  const address = new URL(`${context.origin}${CALLBACK}`)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  try {
    const person = await provider.arrival(departure, address)
    const token = randomBytes(32).toString('base64url')
    const failure = await arriveAs(context, { person, token, browser: departure.state })
    return failure ? failed(failure) : { location: `${paths.oauthCallback}?token=${token}` }
  } catch (error) {
    report(error)
    return failed(isAnswerOfProvider(error) ? 'refusee' : 'indisponible')
  }
}

function failed(reason: ExternalFailure): RedirectAnswer {
  return { location: loginAfter(reason) }
}

/** Whether the provider refused, or sent something we refuse; anything else is a failed connection. */
function isAnswerOfProvider(error: unknown): boolean {
  const { code } = { code: '', ...loggableError(error) }
  return code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT'
}

/** For the operator: a wrong secret or address shows here, and only here. */
function report(error: unknown) {
  const { type, message, code } = { code: '', ...loggableError(error) }
  log('warn', 'outside', { message: 'external sign-in', error: { type, message, code } })
}
