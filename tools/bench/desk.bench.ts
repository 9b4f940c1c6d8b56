import { sql } from 'kysely'
import { buildAccount } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { fillDatabase } from '../../apps/server/src/app/operator/populate/fill-database.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { AccountRow } from '../../apps/server/src/platform/database/tables/schema.ts'
import type { Measure } from './report.ts'
import { compare } from './rounds.ts'
import { ENDLESS_BUDGETS, SESSION_HOURS, type Site, startSite } from './site.ts'

/** One customer for five claims, and one advisor for a thousand. */
const MANY = { accounts: 20_000, contracts: 50_000, claims: 100_000 }
const FEW = { accounts: 200, contracts: 500, claims: 1000 }
const CALLS = 5
const WARM_UPS = 4
const ROUNDS = 15

type Who = 'advisor' | 'admin'

interface Page {
  readonly name: string
  readonly who: Who
  /** The calls it makes; `LAST` stands for the number of the last claim, which finds only that one. */
  readonly paths: readonly string[]
}

const search = (query: string) => `/claims/search?${query}`

/** The pages that staff open all day long. */
const PAGES: readonly Page[] = [
  { name: 'liste et compteurs', who: 'advisor', paths: ['/claims/search'] },
  { name: 'recherche d’un mot', who: 'advisor', paths: [search('text=dossier+LAST%2C')] },
  {
    name: 'montant',
    who: 'advisor',
    paths: ['reserved=1000', 'reserved=5000', 'reserved=20000'].map(search),
  },
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
  {
    name: 'recherche d’une réclamation',
    who: 'advisor',
    paths: ['q=contestation+000510', 'q=Martin&state=open'].map(
      (part) => `/complaints/all?${part}`,
    ),
  },
  { name: 'page de l’équipe', who: 'admin', paths: ['/claims/team?days=30'] },
  { name: 'chiffres de l’équipe', who: 'admin', paths: ['/claims/team/figures?days=30'] },
]

/** The desk with 100,000 claims, against the desk with 1,000: two servers, two databases. */
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
  readonly last: string
  readonly origin: string
  readonly tokens: Readonly<Record<Who, string>>
}

async function openDesk(site: Site, size: typeof MANY): Promise<Desk> {
  const { database, origin, customer } = site
  await fillDatabase(database, size)
  await addWhatDiffers(database)
  const sessions = createSessions({ secret: customer.secret, ...SESSION_HOURS })
  const signIn = (account: AccountRow) =>
    sessions.open(
      { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
      account,
    )
  // an advisor with claims to handle
  const advisor = await database
    .selectFrom('account')
    .selectAll()
    .where('role', '=', 'advisor')
    .where('email', 'like', '0.%')
    .executeTakeFirstOrThrow()
  const admin = await buildAccount(database, { role: 'admin' })
  return {
    last: `${size.claims - 1}`,
    origin,
    tokens: { advisor: await signIn(advisor), admin: await signIn(admin) },
  }
}

/** Adds a complaint with its own text for one claim in ten, and makes one claim in a hundred expensive. */
async function addWhatDiffers(database: Database) {
  await sql`
    insert into complaint (account_id, claim_id, subject, message, received_at, answered_at, answered_by, answer)
    select owner_id, id, 'Contestation ' || lpad(n::text, 6, '0'), 'Le dossier ' || n || ' attend depuis longtemps.',
      now() - n % 300 * interval '1 day', answer_at, owner_id, case when answer_at is not null then 'Voici.' end
    from (select id, owner_id, row_number() over (order by id) as n,
        case when get_byte(uuid_send(id), 0) < 240 then now() end as answer_at from claim) numbered
    where n % 10 = 0`.execute(database)
  await sql`
    insert into claim_reserve (id, claim_id, cents, reason, set_at)
    select gen_random_uuid(), id, 3000000, 'Devis du garage', now()
    from (select id, row_number() over (order by id) as n from claim) numbered
    where n % 100 = 0`.execute(database)
  await sql`vacuum analyze complaint, claim_reserve, claim`.execute(database)
}

/** Milliseconds per page, with its calls one after the other. */
async function timeOf({ paths, who }: Page, { last, origin, tokens }: Desk): Promise<number> {
  const headers = { authorization: `Bearer ${tokens[who]}` }
  const started = performance.now()
  for (let at = 0; at < CALLS; at++)
    for (const path of paths) {
      const answer = await fetch(`${origin}/backend${path.replace('LAST', last)}`, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      await answer.bytes()
    }
  return (performance.now() - started) / CALLS
}
