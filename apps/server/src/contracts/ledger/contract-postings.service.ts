import { dueLines, givenBackLines } from '@sillage/domain/payments/ledger.ts'
import {
  type Parts,
  partsAdded,
  partsGivenBack,
  partsOf,
  partsOfRefund,
  totalOf,
} from '@sillage/domain/payments/parts.ts'
import { partsSum } from '@sillage/domain/payments/settlement.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { owe, previewEnds, settleEnd } from '../../payments/dues/dues.service.ts'
import { promiseRefund } from '../../payments/dues/payouts.service.ts'
import { type Posting, post } from '../../payments/ledger.service.ts'
import { keepMandate } from '../../payments/mandates/mandates.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { ContractRow } from '../../platform/database/tables/schema.ts'
import { LOWEST_UUID } from '../../platform/database/uuid.ts'
import type { SignedPayment } from '../signing/signed-payment.ts'
import { type Ended, familyOf, isExtendedIn } from './ended-family.ts'
import {
  findPostedContracts,
  findUnpostedContracts,
  findUnpostedEndings,
  type PostedContract,
  type PostedEnding,
} from './unposted-contracts.repository.ts'

type PricedParts = Pick<
  PostedContract,
  'price_lines' | 'contract_price_cents' | 'compensation_cents'
>

const BATCH = 500

/** Keeps what a signed contract owes, instalment by instalment, with the mandate signed for it, and posts the first. */
export async function oweSigned(
  transaction: Database,
  contract: PostedContract,
  { instalments, plan, mandate }: SignedPayment,
) {
  const debtor = debtorOf(contract)
  const at = contract.created_at
  const { method } = plan
  const mandateId = mandate?.mandateId ?? null
  if (mandate?.isNew)
    await keepMandate(transaction, {
      ...debtor,
      id: mandate.mandateId,
      bankAccountId: mandate.id,
      at,
    })
  await owe(transaction, { ...debtor, instalments, method, mandateId }, at)
}

/**
 * Settles contracts that end together, one after the other, an extension together with what it extends because its
 * price includes that. For a contract signed before dues existed, posts the refund and promises its payment.
 */
export async function postEnded(transaction: Database, ended: readonly Ended[], at: Date) {
  for (const { contract, ending } of ended.filter((one) => !isExtendedIn(one, ended))) {
    const debtor = { ...debtorOf(contract), on: Temporal.PlainDate.from(ending.effect_date) }
    const family = familyOf(contract, ended)
    const given = partsOfFamily(family, ended)
    if (await settleEnd(transaction, { ...debtor, family, given }, at)) continue
    await post(transaction, [endedPosting(contract, ending)], at)
    const cents = totalOf(given)
    if (cents > 0) await promiseRefund(transaction, { ...debtor, cents }, at)
  }
}

/** What contracts would owe or be owed if they ended like this. */
export function previewEnded(
  database: Database,
  ended: readonly (Ended & { readonly contract: Pick<ContractRow, 'start_date'> })[],
  days: Parameters<typeof previewEnds>[2],
) {
  return previewEnds(
    database,
    ended
      .filter((one) => !isExtendedIn(one, ended))
      .map(({ contract }) => {
        const family = familyOf(contract, ended)
        const start = Temporal.PlainDate.from(contract.start_date)
        return { family, given: partsOfFamily(family, ended), start }
      }),
    days,
  )
}

/**
 * The sum over a contract and those it extends: the extension refunds its price, each other one the contribution bought
 * with it.
 */
function partsOfFamily(family: readonly string[], ended: readonly Ended[]): Parts {
  const own = ended.filter(({ contract }) => family.includes(contract.id))
  return partsSum(own.map(({ contract, ending }) => partsOfEnding(contract, ending)))
}

function debtorOf({ id, account_id, origin_contract_id }: PostedContract) {
  return { contractId: id, accountId: account_id, policyId: origin_contract_id ?? id }
}

/**
 * Posts what is missing from the ledger: contracts older than the ledger, and those signed by a server of the previous
 * release while this one already runs. Idempotent.
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
  let rows = await find(LOWEST_UUID)
  while (rows.length > 0) {
    await work(rows)
    rows = await find(rows.at(-1)?.id ?? LOWEST_UUID)
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
 * By the lines of the refund, if there are any. Otherwise in proportion: a withdrawal refunds all parts, a cancellation
 * keeps the flat contribution to the fund.
 */
function partsOfEnding(contract: PostedContract, ending: PostedEnding): Parts {
  const isWithdrawal = ending.kind === 'withdrawal'
  // endings older than this column refunded the contribution only on a withdrawal
  const climate = ending.climate_back_cents ?? (isWithdrawal ? ending.climate_cents : 0)
  const insurance = ending.refund_rows
    ? partsOfRefund(ending.refund_rows)
    : partsGivenBack(partsOfContract(contract), {
        cents: ending.refund_cents - climate,
        kept: isWithdrawal ? ['climate'] : ['climate', 'fgti'],
      })
  return { ...insurance, climate }
}

function endedPosting(contract: PostedContract, ending: PostedEnding): Posting {
  return {
    event: 'contract.ended',
    source: contract.id,
    policyId: contract.origin_contract_id ?? contract.id,
    on: Temporal.PlainDate.from(ending.effect_date),
    lines: givenBackLines(partsOfEnding(contract, ending)),
  }
}

/** The price of a contract, part by part. */
export function partsOfContract(contract: PricedParts): Parts {
  const { price_lines: rows, contract_price_cents: totalCents, compensation_cents } = contract
  return partsOf({ rows, totalCents }, compensation_cents)
}
