import { cleanLine } from '@sillage/domain/values/line.ts'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'

export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Binds a reply of the provider to the browser that was sent there. */
export interface Departure {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** What the provider tells about a person. */
export interface ExternalPerson {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailIsVerified: boolean
  readonly username: string
  readonly firstName: string | undefined
  readonly lastName: string | undefined
}

export interface IdentityProvider {
  /** Where to send the browser; rejects while the provider can't be reached. */
  departure(departure: Departure, redirectUri: string): Promise<URL>
  /** The person who comes back with these parameters; rejects unless state, nonce, issuer, audience and code match. */
  arrival(departure: Departure, address: URL): Promise<ExternalPerson>
}

const TIMEOUT_S = 5
const SCOPE = 'openid email profile'

/** Any OpenID Connect provider. It is not contacted before somebody signs in. */
export function createIdentityProvider(settings: () => ProviderSettings): IdentityProvider {
  let known: Promise<Configuration> | undefined
  const configuration = () => {
    known ??= discover(settings()).catch((error: unknown) => {
      // the next call tries again
      known = undefined
      throw error
    })
    return known
  }

  return {
    async departure({ state, nonce, verifier }, redirectUri) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    async arrival({ state, nonce, verifier }, address) {
      const provider = await configuration()
      const tokens = await authorizationCodeGrant(provider, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('An ID token was expected')
      mustBeForUs(claims, settings().clientId)
      if ('email' in claims) return personOf(claims)
      // many providers give the address only here, and then only this reply says whether it is verified
      const more = await fetchUserInfo(provider, tokens.access_token, claims.sub)
      const { iss, sub } = claims
      return personOf({ ...claims, email_verified: false, ...more, iss, sub })
    },
  }
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const server = new URL(issuer)
  // also verifies the signature of the ID token, which the standard leaves to TLS
  const execute = [enableNonRepudiationChecks]
  // a provider on this machine, for demos and tests
  if (server.protocol === 'http:') execute.push(allowInsecureRequests)
  return discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S })
}

/** An ID token with a valid signature that the standard does not allow. */
class UnusableToken extends Error {
  readonly code = 'OAUTH_UNUSABLE_ID_TOKEN'
}

/** At most 255 characters of ASCII (OpenID Connect Core, section 2). */
const SUBJECT = /^[ -~]{1,255}$/

/** Checks what the library does not: the authorised party, and that the subject can be stored. */
function mustBeForUs({ azp, sub }: Claims, clientId: string) {
  if (azp !== undefined && azp !== clientId) throw new UnusableToken('made for another party')
  if (!SUBJECT.test(sub)) throw new UnusableToken('a subject that is none')
}

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

function personOf(claims: Claims): ExternalPerson {
  const email = textOf(claims['email'], 254)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email ?? null,
    // strictly `true`: neither the string "true" nor a missing claim counts
    emailIsVerified: claims['email_verified'] === true,
    username:
      textOf(claims['preferred_username'], 50) ??
      textOf(claims['name'], 50) ??
      (email ?? '').split('@')[0] ??
      '',
    firstName: textOf(claims['given_name'], 80),
    lastName: textOf(claims['family_name'], 80),
  }
}

function textOf(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return cleanLine(value).slice(0, max).trim() || undefined
}
