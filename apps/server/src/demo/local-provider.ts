import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type JWK, Provider } from 'oidc-provider'
import { type LocalPerson, personPage } from './local-provider-page.ts'

export interface LocalProviderParts {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly people: readonly LocalPerson[]
  /** Whether the browser may be redirected there. */
  readonly mayReturnTo: (address: string) => boolean
  readonly key?: JWK
}

const SCOPE = 'openid email profile'

/** A signing key for the lifetime of the process, as JWK and PEM. */
export function drawSigningKey(): { key: JWK; pem: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = privateKey.export({ format: 'jwk' })
  return {
    key: { ...jwk, kty: 'RSA', kid: 'local', alg: 'RS256', use: 'sig' },
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}

/** An OpenID Connect provider with a few fictional people, for the demo and for tests: visitors choose who to be. */
export function createLocalProvider(parts: LocalProviderParts) {
  const provider = new Provider(parts.issuer, {
    clients: [
      {
        client_id: parts.clientId,
        client_secret: parts.clientSecret,
        redirect_uris: ['http://127.0.0.1/'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [parts.key ?? drawSigningKey().key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 60,
      Interaction: 600,
      Session: 600,
    },
    interactions: {
      url: (_, { uid }) =>
        `${new URL(parts.issuer).pathname.replace(/\/$/, '')}/interaction/${uid}`,
    },
    findAccount: (_, id) => {
      const person = parts.people.find((one) => one.sub === id)
      return person && { accountId: id, claims: () => ({ ...person }) }
    },
    // its people consented by choosing who to be
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId
      const accountId = oidc.session?.accountId
      if (clientId === undefined || accountId === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId, accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = `${out.error} ${out.error_description ?? ''}`
    },
  })
  provider.Client.prototype.redirectUriAllowed = parts.mayReturnTo
  const serve = provider.callback()

  return async (request: IncomingMessage, response: ServerResponse) => {
    // nobody stays signed in here: each visit asks again who to be
    request.headers.cookie = withoutSession(request.headers.cookie ?? '')
    if (request.url?.startsWith('/interaction/'))
      await choose({ provider, parts, request, response })
    else await serve(request, response)
  }
}

function withoutSession(cookies: string): string {
  return cookies
    .split(/; */)
    .filter((one) => !one.startsWith('_session'))
    .join('; ')
}

interface Choice {
  readonly provider: Provider
  readonly parts: LocalProviderParts
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function choose({ provider, parts, request, response }: Choice) {
  try {
    const { params } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      const page = personPage(parts.people, String(params['redirect_uri']))
      response.writeHead(200, page.headers).end(page.html)
      return
    }
    const sub = new URLSearchParams((await text(request)).slice(0, 1000)).get('person')
    const isKnown = parts.people.some((one) => one.sub === sub)
    await provider.interactionFinished(
      request,
      response,
      isKnown && sub !== null
        ? { login: { accountId: sub, remember: false } }
        : { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    )
  } catch {
    // the cookie of the choice is gone, or was another browser's
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('Cette page a expiré. Revenez à Sillage et recommencez.')
  }
}
