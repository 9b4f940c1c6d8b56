import { dueLines, givenBackLines } from '@sillage/domain/payments/ledger.ts'
import {
  type Parts,
  partsAdded,
  partsGivenBack,
  partsOf,
  partsOfRefund,
} from '@sillage/domain/payments/parts.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { type Posting, post } from '../../payments/ledger.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import {
  findPostedContracts,
  findUnpostedContracts,
  findUnpostedEndings,
  type PostedContract,
  type PostedEnding,
} from './unposted-contracts.repository.ts'

const BATCH = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Posts the signature of a contract: what it owes, and for an extension what it owes beyond its parent. */
export function postSigned(
  transaction: Database,
  contract: PostedContract,
  parent: PostedContract | null = null,
) {
  return post(transaction, [signedPosting(contract, parent)], contract.created_at)
}

/** Posts what contracts that end together give back. */
export function postEnded(
  transaction: Database,
  ended: readonly { readonly contract: PostedContract; readonly ending: PostedEnding }[],
  at: Date,
) {
  return post(
    transaction,
    ended.map(({ contract, ending }) => endedPosting(contract, ending)),
    at,
  )
}

/**
 * Posts what is not in the ledger yet: contracts of before there was one, and those that a server of the release before
 * signs while this one serves already. Repeating it posts nothing.
 */
export async function postMissing(database: Database, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds)
  await inBatches(
    (after) => findUnpostedContracts(database, { after, limit: BATCH }),
    async (contracts) => {
      const parents = await parentsOf(database, contracts)
      const postings = contracts.map((contract) =>
        signedPosting(contract, parents.get(contract.parent_contract_id ?? '') ?? null),
      )
      await inTransaction(database, (transaction) => post(transaction, postings, at))
    },
  )
  await inBatches(
    (after) => findUnpostedEndings(database, { after, limit: BATCH }),
    (ended) => {
      const postings = ended.map((row) => endedPosting(row, row))
      return inTransaction(database, (transaction) => post(transaction, postings, at))
    },
  )
}

async function inBatches<Row extends { readonly id: string }>(
  find: (after: string) => Promise<readonly Row[]>,
  work: (rows: readonly Row[]) => Promise<void>,
) {
  let rows = await find(BEFORE_ALL)
  while (rows.length > 0) {
    await work(rows)
    rows = await find(rows.at(-1)?.id ?? BEFORE_ALL)
  }
}

async function parentsOf(database: Database, contracts: readonly PostedContract[]) {
  const ids = contracts.flatMap(({ origin, parent_contract_id: parent }) =>
    origin === 'extension' && parent ? [parent] : [],
  )
  const parents = ids.length > 0 ? await findPostedContracts(database, ids) : []
  return new Map(parents.map((parent) => [parent.id, parent]))
}

function signedPosting(contract: PostedContract, parent: PostedContract | null): Posting {
  const whole = partsOfContract(contract)
  const isExtension = contract.origin === 'extension' && parent !== null
  return {
    event: 'contract.signed',
    source: contract.id,
    policyId: contract.origin_contract_id ?? contract.id,
    on: dayInParis(contract.created_at.toTemporalInstant()),
    lines: dueLines(isExtension ? partsAdded(whole, partsOfContract(parent)) : whole),
  }
}

/**
 * By the lines of the refund, where there are some. Else in proportion: a withdrawal gives back of everything, a
 * cancellation keeps the flat contribution to the fund.
 */
function endedPosting(contract: PostedContract, ending: PostedEnding): Posting {
  const isWithdrawal = ending.kind === 'withdrawal'
  // what ended before it was kept gave the contribution back with a withdrawal alone
  const climate = ending.climate_back_cents ?? (isWithdrawal ? ending.climate_cents : 0)
  const insurance = ending.refund_rows
    ? partsOfRefund(ending.refund_rows)
    : partsGivenBack(partsOfContract(contract), {
        cents: ending.refund_cents - climate,
        kept: isWithdrawal ? ['climate'] : ['climate', 'fgti'],
      })
  return {
    event: 'contract.ended',
    source: contract.id,
    policyId: contract.origin_contract_id ?? contract.id,
    on: Temporal.PlainDate.from(ending.effect_date),
    lines: givenBackLines({ ...insurance, climate }),
  }
}

function partsOfContract(contract: PostedContract): Parts {
  const { price_lines: rows, contract_price_cents: totalCents, compensation_cents } = contract
  return partsOf({ rows, totalCents }, compensation_cents)
}
