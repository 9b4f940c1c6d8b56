import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { fillDatabase } from '../../apps/server/src/app/operator/populate/fill-database.ts'
import type { AccountRow } from '../../apps/server/src/platform/database/tables/schema.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { ENDLESS_BUDGETS, SESSION_HOURS, type Site, startSite } from './site.ts'

/** A house of so many claims has a fifth as many customers, and an advisor a thousand claims. */
const MANY = { accounts: 20_000, contracts: 50_000, claims: 100_000 }
const FEW = { accounts: 200, contracts: 500, claims: 1000 }
const CALLS = 5
const WARM_UPS = 4
const ROUNDS = 15

type Who = 'advisor' | 'admin'

interface Page {
  readonly name: string
  readonly who: Who
  /** All that it asks for. */
  readonly paths: readonly string[]
}

const search = (query: string) => `/claims/search?${query}`

/** What the team opens all day long. */
const PAGES: readonly Page[] = [
  { name: 'liste et compteurs', who: 'advisor', paths: ['/claims/search'] },
  { name: 'recherche d’un mot', who: 'advisor', paths: [search('text=dossier+512%2C')] },
  {
    name: 'ma journée',
    who: 'advisor',
    paths: [
      'assignee=me&only=open&waiting=insurer',
      'assignee=me&only=late',
      'assignee=me&only=written',
      'assignee=me&only=open&waiting=customer',
      'only=unread',
      'only=received',
      'assignee=replaced&only=open&waiting=insurer',
      'assignee=inactive',
    ].map((part) => search(`${part}&limit=5&rows_only=yes`)),
  },
  { name: 'messages non lus', who: 'advisor', paths: ['/messages/unread'] },
  { name: 'page de l’équipe', who: 'admin', paths: ['/claims/team?days=30'] },
  { name: 'chiffres de l’équipe', who: 'admin', paths: ['/claims/team/figures?days=30'] },
]

/** The desk of a house with 100,000 claims, against that of a house with 1,000: two servers, two databases. */
export async function benchDesk(large: Site): Promise<Measure[]> {
  const small = await startSite(ENDLESS_BUDGETS)
  try {
    const many = await openDesk(large, MANY)
    const few = await openDesk(small, FEW)
    const measures: Measure[] = []
    for (const page of PAGES) measures.push(await measure(page, many, few))
    return measures
  } finally {
    await small.close()
  }
}

async function measure(page: Page, many: Desk, few: Desk): Promise<Measure> {
  const one = () => timeOf(page, many)
  const other = () => timeOf(page, few)
  for (let at = 0; at < WARM_UPS; at++) {
    await one()
    await other()
  }
  const { ratio, ...times } = await compare({ rounds: ROUNDS, one, other })
  return {
    name: `Gestion, ${page.name} : 100 000 sinistres / 1000`,
    ratio,
    target: { atMost: 2 },
    detail: `${times.one.toFixed(2)} ms / ${times.other.toFixed(2)} ms`,
  }
}

interface Desk {
  readonly origin: string
  readonly tokens: Readonly<Record<Who, string>>
}

async function openDesk(site: Site, size: typeof MANY): Promise<Desk> {
  const { database, origin, customer } = site
  await fillDatabase(database, size)
  const sessions = createSessions({ secret: customer.secret, ...SESSION_HOURS })
  const signIn = (account: AccountRow) =>
    sessions.open(
      { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
      account,
    )
  // somebody with claims of their own
  const advisor = await database
    .selectFrom('account')
    .selectAll()
    .where('role', '=', 'advisor')
    .where('email', 'like', '0.%')
    .executeTakeFirstOrThrow()
  const admin = await buildAccount(database, { role: 'admin' })
  return { origin, tokens: { advisor: await signIn(advisor), admin: await signIn(admin) } }
}

/** Milliseconds of a page, its calls one after the other. */
async function timeOf({ paths, who }: Page, { origin, tokens }: Desk): Promise<number> {
  const headers = { authorization: `Bearer ${tokens[who]}` }
  const started = performance.now()
  for (let at = 0; at < CALLS; at++)
    for (const path of paths) {
      const answer = await fetch(`${origin}/backend${path}`, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await answer.bytes()
    }
  return (performance.now() - started) / CALLS
}
