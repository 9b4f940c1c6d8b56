import { randomBytes } from 'node:crypto'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import { createClient } from '@sillage/wire/http/client.ts'
import { buildAccount, setPresentAt } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildDiscussion } from '../../apps/server/src/claims/discussion/messages.factory.ts'
import { buildSignedRequest } from '../../apps/server/src/contracts/signing/signed-request.factory.ts'
import { buildAnswers } from '../../apps/server/src/subscription/subscription.factory.ts'
import type { HostileOrder } from './hostile.ts'
import { SESSION_HOURS, type Site } from './site.ts'

export type HostileCall = Pick<HostileOrder, 'method' | 'path' | 'headers' | 'body'> & {
  readonly name: string
}

const JSON_TYPE: Readonly<Record<string, string>> = { 'content-type': 'application/json' }
const UPLOAD = 'x'.repeat(1_000_000)

const get = (name: string, path: string) =>
  ({ name, method: 'GET', path: `/backend${path}`, headers: {}, body: '' }) as const

/** The most expensive calls for the server, as an attacker would send them. */
export async function hostileCalls(site: Site): Promise<readonly HostileCall[]> {
  const own = await attacker(site)
  const base = `${site.origin}/backend`
  const subscription = createClient(allRoutes.subscription, {
    bases: { host: base, questionnaire: base, emissions: base },
    token: () => own.token,
  })
  const signed = { ...JSON_TYPE, authorization: `Bearer ${own.token}` }
  const claimId = await buildDiscussion(site.database, { ownerId: own.accountId })
  const contract = await buildSignedRequest({ subscription })
  const answers = buildAnswers({ product: 'car' })
  const { start_date, end_date, contract_type, price } = contract
  const trip = { origin: 'Paris', destination: 'Marseille', transport_mode: 'flight' }
  const post = (name: string, path: string, body: object, headers = JSON_TYPE) =>
    ({
      name,
      method: 'POST',
      path: `/backend${path}`,
      headers,
      body: JSON.stringify(body),
    }) as const
  return [
    get('GET /docs/openapi.json', '/docs/openapi.json'),
    post('POST /contracts/price', '/contracts/price', {
      contract_type,
      answers: answers.flatMap((one) => one.choosable_answer_id ?? []),
      start_date,
      end_date,
    }),
    post('POST /api/calculate/journey, 50 trajets', '/api/calculate/journey', {
      journey_name: 'x',
      total_passengers: 1,
      trips: Array.from({ length: 50 }, () => trip),
    }),
    get('GET /search', '/search?city=saint'),
    post('POST /auth/register', '/auth/register', {
      username: 'lou.perrin',
      email: `lou-${randomBytes(4).toString('hex')}-{n}@exemple.fr`,
      password: 'Trajet-Long-2026!',
      role: 'user',
    }),
    post('POST /auth/login, mot de passe faux', '/auth/login', {
      email: `lou-{n}@exemple.fr`,
      password: 'Trajet-Faux-2026!',
    }),
    post(
      'POST /pdf/generateQuote',
      '/pdf/generateQuote',
      { start_date, end_date, contract_type, price, questions: answers },
      signed,
    ),
    post('POST /contracts/, une clé chacun', '/contracts/', contract, {
      ...signed,
      'idempotency-key': 'hostile-{n}',
    }),
    {
      name: 'POST /claims/:id/files, 1 Mo',
      method: 'POST',
      path: `/backend/claims/${claimId}/files?name=constat.txt`,
      headers: { ...signed, 'content-type': 'application/octet-stream' },
      body: `{n} ${UPLOAD}`,
    },
  ]
}

async function attacker({ database, customer }: Site) {
  const account = await buildAccount(database)
  const sessions = createSessions({ secret: customer.secret, ...SESSION_HOURS })
  const opening = { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' }
  const token = await sessions.open(opening, account)
  // proof of presence valid for the whole measurement
  await setPresentAt(database, account.id, '9999-01-01T00:00:00Z')
  return { accountId: account.id, token }
}
