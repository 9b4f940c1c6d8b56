import { createServer } from 'node:http'
import { type Algorithm, createSigner } from 'fast-jwt'
import { createLocalProvider, drawSigningKey } from '../../demo/local-provider.ts'
import type { LocalPerson } from '../../demo/local-provider-page.ts'
import { listening } from '../../testing/ports.factory.ts'

/** The public address of Sillage in these tests. */
export const PUBLIC_URL = 'http://sillage.test'

type Claims = Record<string, unknown>

/** A real provider on its own port that can be made to send false claims. */
export async function startProvider() {
  const people: LocalPerson[] = []
  const { key, pem } = drawSigningKey()
  const clientSecret = 'a secret of the tests only'
  let lie: ((claims: Claims) => Claims) | null = null
  let isSilent = false
  const http = createServer((request, response) => {
    if (request.url === '/token' && isSilent) return
    if (request.url === '/token' && lie) {
      const tell = lie
      const end = response.end.bind(response)
      response.end = ((chunk: Buffer | string) => {
        const body = Buffer.from(forged(JSON.parse(String(chunk)), tell))
        response.setHeader('content-length', body.length)
        return end(body)
      }) as typeof response.end
    }
    void serve(request, response)
  })
  const issuer = `http://127.0.0.1:${await listening(http)}`
  const serve = createLocalProvider({
    issuer,
    clientId: 'sillage',
    clientSecret,
    people,
    mayReturnTo: (address) => address === `${PUBLIC_URL}/backend/auth/oidc/callback`,
    key,
  })

  function forged(answer: { id_token: string }, tell: (claims: Claims) => Claims): string {
    const [, payload = ''] = answer.id_token.split('.')
    const claims = tell(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims)
    const { signedWith = pem, algorithm = 'RS256', ...forgedClaims } = claims
    const sign = createSigner(
      algorithm === 'none'
        ? { algorithm: 'none' }
        : { key: String(signedWith), algorithm: algorithm as Algorithm, kid: 'local' },
    )
    return JSON.stringify({ ...answer, id_token: sign(forgedClaims) })
  }

  return {
    /** A person registered at the provider. */
    introduce(changes: Partial<LocalPerson> = {}): LocalPerson {
      const sub = crypto.randomUUID()
      const person = {
        sub,
        email: `lea-${sub}@exemple.fr`,
        email_verified: true,
        name: 'Léa Fontaine',
        given_name: 'Léa',
        family_name: 'Fontaine',
        preferred_username: 'léa.fontaine',
        ...changes,
      }
      people.push(person)
      return person
    },
    env: {
      PUBLIC_URL,
      CLEAR_CONNECTIONS: 'PUBLIC_URL',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'sillage',
      OIDC_CLIENT_SECRET: clientSecret,
    },
    /** Alters the claims of later ID tokens, correctly signed; null stops that. */
    lie: (tell: ((claims: Claims) => Claims) | null) => {
      lie = tell
    },
    /** When set, the provider takes a code and never replies. */
    fallSilent: (silent: boolean) => {
      isSilent = silent
    },
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
}

/** A simple browser: one request at a time, with cookies. */
export function createBrowser(address: string) {
  const cookies = new Map<string, string>()
  const step = async (url: string, init: RequestInit = {}) => {
    const answer = await fetch(url.replace(PUBLIC_URL, address), {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  const follow = async (url: string, init?: RequestInit) => {
    const location = (await step(url, init)).headers.get('location') ?? ''
    return new URL(location, url.replace(PUBLIC_URL, address)).href
  }
  return {
    cookies,
    follow,
    /** Goes to the provider and chooses a person. Returns the address it is redirected to. */
    async returnAs(sub: string, edit = (departure: string) => departure): Promise<string> {
      const departure = edit(await follow(`${address}/backend/auth/oidc`))
      const choice = await follow(departure)
      const body = new URLSearchParams({ person: sub })
      return follow(await follow(choice, { method: 'POST', body }))
    },
    /** Calls the API with the cookies, as a page of the application does. */
    async post(path: string, body: object) {
      const answer = await step(`${address}/backend${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
  }
}
