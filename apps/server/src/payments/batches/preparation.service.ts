import { randomUUID } from 'node:crypto'
import { sepaId } from '@sillage/domain/payments/sepa/characters.ts'
import {
  collectionDay,
  firstCollectionDay,
  type TriedDebit,
} from '@sillage/domain/payments/sepa/next-collection.ts'
import type { PayoutFlag } from '@sillage/domain/payments/sepa/payout-flags.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { CREDITOR } from '../creditor.service.ts'
import { auditBatch } from './batch-audit.ts'
import { BATCH_REFUSALS } from './batches.messages.ts'
import { type BatchRow, insertBatch } from './batches.repository.ts'
import { frozenAmong } from './frozen.ts'
import { lookAtPayouts } from './order-flags.ts'
import {
  type Collectable,
  findCollectable,
  findPayable,
  holdPreparation,
  isCreditorRefused,
} from './waiting.repository.ts'
import { isWritable } from './writable.ts'

/** How many days ahead our bank accepts a file. */
const FARTHEST_DAYS = 14

/** The most orders of one file. */
const MOST_ORDERS = 10_000

type BatchKind = BatchRow['kind']

interface Ordered {
  readonly dueId: string | null
  readonly payoutId: string | null
  readonly policyId: string
  readonly mandateId: string | null
  readonly bankAccountId: string
  readonly cents: number
  /** The flags that were cleared. */
  readonly flags: readonly PayoutFlag[]
}

/** Prepares a batch of what can be collected, or paid, for somebody else to approve. */
export async function prepareBatch(context: RequestContext, kind: BatchKind) {
  const { database, now, session } = context
  const by = session.account.id
  const at = new Date(now.epochMilliseconds)
  const frozen = await frozenAmong(
    context,
    kind === 'transfers'
      ? await findPayable(database, { except: by, at, limit: MOST_ORDERS })
      : await findCollectable(database, { except: by, limit: MOST_ORDERS }),
  )
  return inTransaction(database, async (transaction) => {
    await holdPreparation(transaction)
    if (await isCreditorRefused(transaction, CREDITOR.ics))
      throw refuse({ code: 'batch.halted', message: BATCH_REFUSALS.halted }, 409)
    const today = dayInParis(now)
    const first = firstCollectionDay(today)
    const { on, orders, toReview } =
      kind === 'collections'
        ? await collectionsOf(transaction, { by, today, first, frozen })
        : await transfersOf(transaction, { by, at, first, frozen })
    if (orders.length === 0 && toReview > 0)
      throw refuse({ code: 'batch.to_review', message: BATCH_REFUSALS.toReview(toReview) }, 409)
    if (orders.length === 0)
      throw refuse({ code: 'batch.empty', message: BATCH_REFUSALS.empty[kind] }, 409)
    const id = randomUUID()
    await insertBatch(
      transaction,
      {
        id,
        kind,
        settles_on: on.toString(),
        creditor_id: CREDITOR.ics,
        message_id: sepaId(id),
        prepared_at: at,
        prepared_by: by,
      },
      orders.map((order) => rowOf(order, id)),
    )
    await auditBatch(transaction, { by, action: 'payment_batch.prepared', id })
    return id
  })
}

function rowOf(order: Ordered, batchId: string) {
  const id = randomUUID()
  return {
    id,
    batch_id: batchId,
    due_id: order.dueId,
    payout_id: order.payoutId,
    policy_id: order.policyId,
    mandate_id: order.mandateId,
    bank_account_id: order.bankAccountId,
    end_to_end_id: sepaId(id),
    cents: order.cents,
    state: 'prepared' as const,
    flags: [...order.flags],
  }
}

/** The collections of the earliest possible day: a file holds one day only. */
async function collectionsOf(
  transaction: Database,
  {
    by,
    today,
    first,
    frozen,
  }: {
    by: string
    today: Temporal.PlainDate
    first: Temporal.PlainDate
    frozen: ReadonlySet<string>
  },
) {
  const found = await findCollectable(transaction, { except: by, limit: MOST_ORDERS })
  const dated = found
    .filter((due) => !frozen.has(due.id) && isWritable(due))
    .flatMap((due) => {
      const on = collectionDay(debitOf(due), today)
      return on ? [{ due, on: on.toString() }] : []
    })
  const [on = first.toString()] = dated.map((one) => one.on).toSorted()
  const latest = today.add({ days: FARTHEST_DAYS }).toString()
  const orders = dated
    .filter((one) => one.on === on && on <= latest)
    .map(
      ({ due }): Ordered => ({
        dueId: due.id,
        payoutId: null,
        policyId: due.policy_id,
        mandateId: due.mandate_id,
        bankAccountId: due.bank_account_id,
        cents: due.cents,
        flags: [],
      }),
    )
  return { on: Temporal.PlainDate.from(on), orders, toReview: 0 }
}

function debitOf({ due_on, failures, last_reason, last_answer }: Collectable): TriedDebit {
  return {
    dueOn: Temporal.PlainDate.from(due_on),
    failures,
    lastReason: last_reason,
    lastAnswer: last_answer === null ? null : Temporal.PlainDate.from(last_answer),
  }
}

async function transfersOf(
  transaction: Database,
  {
    by,
    at,
    first,
    frozen,
  }: { by: string; at: Date; first: Temporal.PlainDate; frozen: ReadonlySet<string> },
) {
  const found = await findPayable(transaction, { except: by, at, limit: MOST_ORDERS })
  const candidates = found.filter((payout) => !frozen.has(payout.id) && isWritable(payout))
  const looked = await lookAtPayouts(transaction, candidates)
  const free = candidates.filter(({ id }) => looked.get(id)?.isFree)
  const orders = free.map(
    (payout): Ordered => ({
      dueId: null,
      payoutId: payout.id,
      policyId: payout.policy_id,
      mandateId: null,
      bankAccountId: payout.bank_account_id,
      cents: payout.cents,
      flags: looked.get(payout.id)?.flags ?? [],
    }),
  )
  return { on: first, orders, toReview: candidates.length - free.length }
}
