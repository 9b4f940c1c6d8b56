import { dayInParis } from '@sillage/domain/values/day.ts'
import { findRoleLimits } from '../../claims/limits/limits.repository.ts'
import { answerOrders } from '../../payments/bank/fake-bank.factory.ts'
import { post } from '../../payments/ledger.service.ts'
import { keepAccount, readAccount } from '../../payments/mandates/bank-accounts.service.ts'
import { importFile } from '../../payments/statements/statements.service.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { contextAt, sendFile, statementOf } from '../bank/correspondence.ts'
import { fullName } from '../bank/demo-bank-state.ts'
import { rowsOf } from './claim-rows.ts'
import type { ClaimRows, DrawnClaim } from './drawn-claim.ts'
import { insertAll, readByHandlers } from './portfolio.repository.ts'
import type { PortfolioSeed } from './seed-customers.ts'

/** When claim payments were made, in days before today; later decisions still wait at the payment desk. */
const PAID = [190, 110, 55, 20] as const

/** Writes claims in chronological order, and has the bank pay the decided ones. */
export async function storeClaims(seed: PortfolioSeed, drawn: readonly DrawnClaim[]) {
  const { database, root: signer } = seed
  const limits = await findRoleLimits(database)
  const team = {
    limit: limits.find(({ role }) => role === 'advisor')?.cents ?? Number.POSITIVE_INFINITY,
    signer,
    bankAccounts: await giveAccounts(seed, drawn),
  }
  const all = drawn.map((one) => rowsOf(one, team))
  const of = <T extends keyof ClaimRows>(table: T) =>
    all.flatMap((rows): ClaimRows[T][number][] => [...rows[table]])
  await insertAll(database, 'claim', of('claim'))
  await insertAll(database, 'claim_participant', of('claim_participant'))
  await insertAll(database, 'claim_event', of('claim_event'))
  // message ids give the reading order
  await insertAll(
    database,
    'claim_message',
    of('claim_message').toSorted((one, other) => Number(one.posted_at) - Number(other.posted_at)),
  )
  await readByHandlers(
    database,
    all.flatMap(({ claim }) => claim.flatMap(({ id }) => id ?? [])),
  )
  await insertAll(database, 'claim_outcome', of('claim_outcome'))
  await insertAll(database, 'claim_proposal', of('claim_proposal'))
  await insertAll(database, 'claim_reserve', of('claim_reserve'))
  await post(database, of('postings'), new Date())
  await payIndemnities(seed, of('payout'))
}

/** One account each, at a fictional bank. */
async function giveAccounts({ database, ibans }: PortfolioSeed, drawn: readonly DrawnClaim[]) {
  const owners = new Map<string, AccountRow>(
    drawn.map(({ contract: { owner } }) => [owner.id, owner]),
  )
  const now = Temporal.Now.instant().subtract({ hours: 24 * 300 })
  const accounts = new Map<string, string>()
  for (const [accountId, { username }] of owners) {
    const given = readAccount({ holder: fullName(username), iban: ibanOf(accounts.size + 1) })
    const { id } = await keepAccount(database, given, { accountId, ibans, now, isChange: false })
    accounts.set(accountId, id)
  }
  return accounts
}

function ibanOf(rank: number): string {
  const bban = `9999999999${String(rank).padStart(11, '0')}00`
  const key = 98n - (BigInt(`${bban}152700`) % 97n)
  return `FR${String(key).padStart(2, '0')}${bban}`
}

/** Each file pays what was decided up to its day. */
async function payIndemnities(seed: PortfolioSeed, payouts: ClaimRows['payout']) {
  const { database, ibans, advisor } = seed
  const importing = { ibans, afterPayments: async () => {} }
  let waiting = payouts
  for (const daysAgo of PAID) {
    const { now } = contextAt(database, { account: advisor, daysAgo })
    const isDecided = ({ requested_at: at }: { readonly requested_at: Date }) =>
      at.getTime() < now.epochMilliseconds
    await insertAll(database, 'payout', waiting.filter(isDecided))
    waiting = waiting.filter((one) => !isDecided(one))
    const file = await sendFile(seed, { kind: 'transfers', daysAgo })
    const answered = contextAt(database, { account: advisor, daysAgo: daysAgo - 3 })
    const { status, movements } = answerOrders(file)
    await importFile(answered, importing, status)
    const day = dayInParis(answered.now)
    await importFile(answered, importing, await statementOf(database, movements, day))
  }
  await insertAll(database, 'payout', waiting)
}
