import { deepStrictEqual } from 'node:assert/strict'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { contractsOf } from '../../apps/server/src/contracts/contracts.service.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { buildAnswers } from '../../apps/server/src/subscription/subscription.factory.ts'
import type { Statement } from './bare-server.ts'
import type { Target } from './load.ts'
import type { Measure } from './report.ts'
import { SESSION_HOURS, type Site } from './site.ts'
import { compareThroughput } from './throughput.ts'

/** Reading one's 20 contracts, against a bare handler that sends the same rows with the same statements. */
export async function benchContracts(site: Site): Promise<Measure> {
  const target = ownContracts(site)
  const bare = await site.startBareServer(await statementsOf(site))
  const against = { origin: bare, method: 'GET', path: '/' } as const
  await checkSameAnswer(target, against)
  const { ratio, one, other } = await compareThroughput(target, against)
  return {
    name: 'GET /contracts/user (20 contrats) / node:http et pg seuls',
    ratio,
    target: { atLeast: 0.5 },
    detail: `${perSecond(one)} / ${perSecond(other)}`,
  }
}

export function ownContracts({ origin, customer: { token } }: Site) {
  return { origin, method: 'GET', path: '/backend/contracts/user', token } as const
}

/** Pricing a complete car questionnaire, against the cheapest possible signed-in call. */
export async function benchPrice(site: Site): Promise<Measure> {
  const { ratio, one, other } = await compareThroughput(carPrice(site), await leastOf(site))
  return {
    name: `POST /contracts/price (voiture) / ${LEAST}`,
    ratio,
    target: { atLeast: 0.7 },
    detail: `${perSecond(one)} / ${perSecond(other)}`,
  }
}

export function carPrice({ origin }: Site) {
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const body = JSON.stringify({
    contract_type: 'Voiture',
    answers: buildAnswers({ product: 'car' }).flatMap((one) => one.choosable_answer_id ?? []),
    start_date: today.toString(),
    end_date: today.add({ months: 1 }).toString(),
  })
  return { origin, method: 'POST', path: '/backend/contracts/price', body } as const
}

/** The emissions of a trip with its alternatives, requested like the web app, against the same call. */
export async function benchJourney(site: Site): Promise<Measure> {
  const { origin } = site
  const body = JSON.stringify({
    journey_name: 'Compensation CO2',
    total_passengers: 1,
    trips: [
      {
        origin: 'Paris',
        destination: 'Marseille',
        transport_mode: 'flight',
        origin_place_id: 'FR-75056',
        destination_place_id: 'FR-13055',
      },
    ],
  })
  const { ratio, one, other } = await compareThroughput(
    { origin, method: 'POST', path: '/backend/api/calculate/journey', body },
    await leastOf(site),
  )
  return {
    name: `POST /api/calculate/journey (un trajet) / ${LEAST}`,
    ratio,
    target: { atLeast: 0.6 },
    detail: `${perSecond(one)} / ${perSecond(other)}`,
  }
}

const LEAST = 'session lue par node:http et pg seuls'

/** A bare handler that only reads the customer's session. */
async function leastOf(site: Site): Promise<Target> {
  const { session } = await statementsOf(site)
  return {
    origin: await site.startBareServer({ session, contracts: null }),
    method: 'GET',
    path: '/',
  }
}

/** The statements that the real code sends for this customer, as currently compiled. */
async function statementsOf({ database, customer }: Site) {
  const sent: Statement[] = []
  const observed: Database = database.withPlugin({
    transformQuery: ({ node, queryId }) => {
      sent.push(database.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const now = Temporal.Now.instant()
  const sessions = createSessions({ secret: customer.secret, ...SESSION_HOURS })
  // the first read may record the session's last use, which must stay out of the recording
  await sessions.read(database, `Bearer ${customer.token}`, now)
  await sessions.read(observed, `Bearer ${customer.token}`, now)
  await contractsOf({ database: observed, now }, { accountId: customer.accountId }, {})
  const [session, contracts, dues, payouts, notices] = sent
  if (!session || !contracts || !dues || !payouts || !notices || sent.length !== 5)
    throw new Error(`Five statements expected, ${sent.length} seen`)
  return { session, contracts: { contracts, dues, payouts, notices } }
}

/** A yardstick with another answer would measure nothing. */
export async function checkSameAnswer(one: Target, other: Target) {
  const [answer, expected] = await Promise.all([read(one), read(other)])
  deepStrictEqual(answer, expected)
}

async function read({ origin, method, path, token, body }: Target): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    body: body ?? null,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  return response.json()
}

export const perSecond = (rate: number) => `${Math.round(rate)} / s`
