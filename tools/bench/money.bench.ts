import { sql } from 'kysely'
import { buildAccount, giveCapabilities } from '../../apps/server/src/accounts/accounts.factory.ts'
import { createSessions } from '../../apps/server/src/accounts/session/sessions.ts'
import { buildContract } from '../../apps/server/src/contracts/contracts.factory.ts'
import { answerOrders } from '../../apps/server/src/payments/bank/fake-bank.factory.ts'
import { readBankFile } from '../../apps/server/src/payments/bank/read-bank-file.ts'
import { nextStatement } from '../../apps/server/src/payments/bank.factory.ts'
import { DEBITED } from '../../apps/server/src/payments/payments.factory.ts'
import { createIbanVault } from '../../apps/server/src/platform/ibans/iban-vault.ts'
import { type Caller, openCaller } from './caller.ts'
import type { Measure } from './report.ts'
import { median } from './rounds.ts'
import type { Site } from './site.ts'
import { SESSION_HOURS } from './site.ts'

const CONTRACTS = 200
const DUES_OF_ONE = 50
const ORDERS = CONTRACTS * DUES_OF_ONE
const ROUNDS = 3
const IDLE_MS = 3000
const MOST_MS = 5000
const READ = '/backend/contracts/user'

interface Round {
  readonly prepared: number
  readonly approved: number
  readonly imported: number
  readonly idle: number
  readonly busy: number
}

/**
 * A batch of ten thousand debits: prepared, approved, answered; then the effect of the answer's import on a reader's
 * latency.
 */
export async function benchMoney(site: Site): Promise<Measure[]> {
  const caller = openCaller(site)
  try {
    const hands = { preparing: await openHand(site), approving: await openHand(site) }
    // the first calls of a server also compile their code
    await caller.p99(READ, IDLE_MS)
    const rounds: Round[] = []
    for (let at = 0; at < ROUNDS; at++) rounds.push(await playRound(site, { caller, hands }))
    const middle = (read: (round: Round) => number) => median(rounds.map(read))
    const idle = middle((round) => round.idle)
    const busy = middle((round) => round.busy)
    return [
      within(
        'Lot de 10 000 prélèvements préparé',
        middle((round) => round.prepared),
      ),
      within(
        'Lot de 10 000 prélèvements approuvé',
        middle((round) => round.approved),
      ),
      within(
        'Relevé de 10 000 mouvements importé',
        middle((round) => round.imported),
      ),
      {
        name: 'Lecture de ses contrats pendant cet import / au repos (p99)',
        ratio: middle((round) => round.busy / round.idle),
        target: { atMost: 2 },
        detail: `${busy.toFixed(1)} ms / ${idle.toFixed(1)} ms`,
      },
    ]
  } finally {
    caller.leave()
  }
}

interface Players {
  readonly caller: Caller
  readonly hands: { readonly preparing: string; readonly approving: string }
}

async function playRound(site: Site, { caller, hands }: Players): Promise<Round> {
  await seedDebits(site)
  const called = callerOf(site)
  const batch = await timed(() =>
    called('/finance/batches', hands.preparing, JSON.stringify({ kind: 'collections' })),
  )
  const { data }: { data: { id: string } } = JSON.parse(batch.answer.toString())
  const approval = await timed(() =>
    called(`/finance/batches/${data.id}/approval`, hands.approving, ''),
  )
  const file = await called(`/finance/batches/${data.id}/file.xml`, hands.approving)
  const orders = await readBankFile(file)
  if (!('ownIban' in orders) || orders.orders.length !== ORDERS)
    throw new Error(`Not ${ORDERS} orders`)
  // the bank answers days later, when table statistics, and so query plans, have been updated
  await sql`analyze`.execute(site.database)
  await caller.p99(READ, IDLE_MS)
  const statement = await nextStatement(site.database, answerOrders(orders).movements)
  const idle = await caller.p99(READ, IDLE_MS)
  const importing = timed(() => called('/finance/files', hands.preparing, statement))
  const busy = await caller.p99(READ, IDLE_MS)
  const imported = await importing
  return { prepared: batch.ms, approved: approval.ms, imported: imported.ms, idle, busy }
}

function within(name: string, ms: number): Measure {
  return {
    name: `${name} / 5 s`,
    ratio: ms / MOST_MS,
    target: { atMost: 1 },
    detail: `${(ms / 1000).toFixed(2)} s`,
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const started = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - started }
}

/** A person who may prepare and approve. */
async function openHand({ database, customer }: Site): Promise<string> {
  const account = await buildAccount(database, { role: 'advisor' })
  await giveCapabilities(database, account.id, ['prepare', 'approve'])
  return createSessions({ secret: customer.secret, ...SESSION_HOURS }).open(
    { database, now: Temporal.Now.instant(), ip: '127.0.0.1', userAgent: 'bench' },
    account,
  )
}

/** Calls the API; by POST when there is a body. */
function callerOf({ origin }: Site) {
  return async (path: string, token: string, body?: string | Buffer): Promise<Buffer> => {
    const kind = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
    const answer = await fetch(`${origin}/backend${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': kind } : {}) },
      body: typeof body === 'object' ? new Uint8Array(body) : body || null,
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return Buffer.from(await answer.arrayBuffer())
  }
}

/** A new customer: two hundred contracts with fifty called dues each, under the mandate of the first. */
async function seedDebits({ database, ibanKey }: Site) {
  const { id: accountId } = await buildAccount(database)
  const { id: first } = await buildContract(database, {
    accountId,
    startingIn: 10,
    endingIn: 12,
    plan: { ...DEBITED, cadence: 'once' },
    ibans: createIbanVault(ibanKey),
  })
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into contract (id, account_id, product, questionnaire_id, tariff_version, start_date,
        end_date, contract_price_cents, compensation_cents, price_lines, answers, travels, status,
        origin, parent_contract_id, origin_contract_id)
      select gen_random_uuid(), account_id, product, questionnaire_id, tariff_version,
        start_date + 3 * at, end_date + 3 * at, contract_price_cents, compensation_cents, price_lines,
        answers, travels, 'renewed', 'renewal', id, id
      from contract, generate_series(1, ${CONTRACTS}) as at where id = ${first}`.execute(
      transaction,
    )
    await sql`
      insert into due (id, account_id, contract_id, policy_id, rank, due_on, premium, tax_33, tax_18, tax_9, fgti,
        climate, method, mandate_id, reference, issued_at)
      select gen_random_uuid(), ${accountId}, contract.id, contract.id, at, due.due_on, 4000 + at, 0, 0, 0, 0, 0,
        'direct_debit', due.mandate_id,
        'RF00' || upper(substr(replace(contract.id::text, '-', ''), 1, 12)) || lpad(at::text, 2, '0'), now()
      from contract join due on due.contract_id = ${first} and due.rank = 1,
        generate_series(1, ${DUES_OF_ONE}) as at
      where contract.parent_contract_id = ${first}`.execute(transaction)
    await sql`
      with entry as (
        insert into ledger_entry (event, source, policy_id, effective_on)
        select 'due.issued', id, policy_id, current_date from due
        where account_id = ${accountId} and contract_id <> ${first} returning id, source)
      insert into ledger_line (entry_id, rank, account, cents, due_id)
      select entry.id, side.at, side.account, side.sign * due.cents,
        case when side.at = 0 then due.id end
      from entry join due on due.id = entry.source,
        (values (0, 'policyholders', 1), (1, 'premium', -1)) as side (at, account, sign)`.execute(
      transaction,
    )
  })
  await sql`update due set method = 'transfer' where contract_id = ${first}`.execute(database)
  await sql`analyze`.execute(database)
}
