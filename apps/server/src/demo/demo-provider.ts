import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  createIdentityProvider,
  type IdentityProvider,
} from '../accounts/external/identity-provider.ts'
import type { Config } from '../platform/configuration/config.ts'
import { DEMO_ACCOUNTS } from '../platform/configuration/demo-accounts.ts'
import type { createLocalProvider } from './local-provider.ts'
import type { LocalPerson } from './local-provider-page.ts'

const PREFIX = '/demo-oidc'
const CLIENT_ID = 'sillage-demo'

/**
 * The demo's identity provider, in the same process, started on first use. It serves browsers on this machine, or those
 * of PUBLIC_URL.
 */
export async function serveDemoProvider(
  app: FastifyInstance,
  { publicUrl }: Config,
): Promise<IdentityProvider> {
  const clientSecret = randomBytes(32).toString('base64url')
  const issuer = () => `${publicUrl ? new URL(publicUrl).origin : ownOrigin(app)}${PREFIX}`
  let serve: ReturnType<typeof createLocalProvider> | undefined
  const start = async () => {
    const local = await import('./local-provider.ts')
    serve ??= local.createLocalProvider({
      issuer: issuer(),
      clientId: CLIENT_ID,
      clientSecret,
      people: [...DEMO_ACCOUNTS.map(demoPerson), ...STRANGERS],
      mayReturnTo: (address) => mayReturnTo(address, publicUrl),
    })
    return serve
  }
  await app.register(async (scope) => {
    // the provider reads its forms itself
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all(`${PREFIX}/*`, async (request, reply) => {
      const handle = await start()
      reply.hijack()
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url })
      raw.url = (raw.url ?? '').slice(PREFIX.length)
      await handle(raw, reply.raw)
    })
  })
  return createIdentityProvider(() => ({ issuer: issuer(), clientId: CLIENT_ID, clientSecret }))
}

/** This server's address on its own machine. */
function ownOrigin(app: FastifyInstance): string {
  return app.listeningOrigin.replace(/\/\/(?:0\.0\.0\.0|\[::\])/, '//127.0.0.1')
}

function mayReturnTo(address: string, publicUrl: string | null): boolean {
  const { origin, hostname, pathname } = new URL(address)
  const isOurs = publicUrl
    ? origin === new URL(publicUrl).origin
    : ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return isOurs && pathname === '/backend/auth/oidc/callback'
}

function demoPerson({ username, email }: { username: string; email: string }): LocalPerson {
  const [given = '', family = ''] = username
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return person({ given, family, email, isVerified: true })
}

/** People without an account: signing in creates one for the first; the second one's address is not verified. */
const STRANGERS: readonly LocalPerson[] = [
  person({ given: 'Léa', family: 'Fontaine', email: 'lea@exemple.fr', isVerified: true }),
  person({ given: 'Paul', family: 'Garnier', email: 'paul@exemple.fr', isVerified: false }),
]

interface Fictional {
  readonly given: string
  readonly family: string
  readonly email: string
  readonly isVerified: boolean
}

function person({ given, family, email, isVerified }: Fictional): LocalPerson {
  return {
    sub: `demo-${email.split('@')[0]}`,
    email,
    email_verified: isVerified,
    name: `${given} ${family}`,
    given_name: given,
    family_name: family,
    preferred_username: `${given}.${family}`.toLocaleLowerCase('fr'),
  }
}
