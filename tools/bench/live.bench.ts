import { fork } from 'node:child_process'
import { once } from 'node:events'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildDiscussion } from '../../apps/server/src/claims/discussion/messages.factory.ts'
import type { Delivery, PagesOrder } from './open-pages.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { SESSION_HOURS, type Site } from './site.ts'

const PAGES = 500
const ACCOUNTS = 10
const WARM_UPS = 10
const ROUNDS = 41

/** The delivery of a claim's message to the last of 500 open pages, against a server that only relays it. */
export async function benchLive(site: Site): Promise<Measure> {
  const { claimId, tokens } = await seedDiscussion(site)
  const bare = fork(new URL('./bare-live.ts', import.meta.url))
  const pages = fork(new URL('./open-pages.ts', import.meta.url))
  const ask = (order: PagesOrder | { tell: string }): Promise<Delivery> => {
    const { promise, resolve, reject } = Promise.withResolvers<Delivery>()
    const fail = () => reject(new Error('Une page s’est fermée.'))
    pages.once('exit', fail)
    pages.once('message', (delivery: Delivery) => {
      pages.off('exit', fail)
      resolve(delivery)
    })
    pages.send(order)
    return promise
  }
  try {
    const [port] = (await once(bare, 'message')) as [number]
    const bareOrigin = `http://127.0.0.1:${port}`
    const all = Array.from({ length: PAGES }, (_, at) => tokens[at % tokens.length] ?? '')
    const post = { token: tokens[1] ?? '', body: { claimId } }
    await ask({
      origin: site.origin,
      path: '/backend/live',
      tokens: all,
      post: { ...post, path: '/backend/messages/' },
    })
    await ask({ origin: bareOrigin, path: '/live', tokens: all, post: { ...post, path: '/' } })
    const time = async (origin: string) => (await ask({ tell: origin })).milliseconds
    for (let at = 0; at < WARM_UPS; at++) {
      await time(site.origin)
      await time(bareOrigin)
    }
    const { ratio, one, other } = await compare({
      rounds: ROUNDS,
      one: () => time(site.origin),
      other: () => time(bareOrigin),
    })
    return {
      name: `un message aux ${PAGES} pages ouvertes d’un sinistre / serveur d’événements nu`,
      ratio,
      target: { atMost: 3 },
      detail: `${one.toFixed(1)} ms / ${other.toFixed(1)} ms`,
    }
  } finally {
    bare.kill()
    pages.kill()
  }
}

/** A claim, with its owner and nine advisors looking at it. */
async function seedDiscussion({ database, customer }: Site) {
  const sessions = createSessions({ secret: customer.secret, ...SESSION_HOURS })
  const now = Temporal.Now.instant()
  const tokens: string[] = []
  let claimId = ''
  for (let at = 0; at < ACCOUNTS; at++) {
    const account = await buildAccount(database, { role: at === 0 ? 'user' : 'advisor' })
    if (at === 0) claimId = await buildDiscussion(database, { ownerId: account.id })
    const opening = { database, now, ip: '127.0.0.1', userAgent: 'bench' }
    tokens.push(await sessions.open(opening, account))
  }
  return { claimId, tokens }
}
