import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { BatchDetail, FinanceDesk } from '@sillage/wire/payments/bank.ts'
import { recordListing } from '../../audit/audit.service.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { searchExpected } from '../claims/recoveries.repository.ts'
import { namesOf } from '../contract-names.service.ts'
import { counted, MOST_COUNTED } from '../counted.service.ts'
import { CREDITOR } from '../creditor.service.ts'
import { readLater } from '../dues/later-payouts.service.ts'
import { readPromised } from '../dues/promised.service.ts'
import { findUnmatched } from '../statements/movements.repository.ts'
import { findLastStatement } from '../statements/statements.repository.ts'
import { findAlarms } from './alarms.repository.ts'
import { approvalRefusal } from './approval-refusals.ts'
import { findFile } from './batch-states.repository.ts'
import { BATCH_REFUSALS, SET_ASIDE } from './batches.messages.ts'
import {
  presentBatch,
  presentExpected,
  presentMovement,
  presentOrder,
  presentReview,
} from './batches.present.ts'
import { findBatches, findOrderIds, findOrders } from './batches.repository.ts'
import { checkOrders, lookAtPayouts } from './order-flags.ts'
import { findCollectable, findPayable } from './waiting.repository.ts'
import { isWritable } from './writable.ts'

/** How many rows of each kind the desk shows. */
const SHOWN = {
  batches: 20,
  movements: 50,
  recoveries: 100,
  orders: 100,
  reviews: 100,
} as const

/** The batches, what the next ones may contain, and the unmatched movements. */
export async function readDesk(context: RequestContext): Promise<FinanceDesk> {
  const { database, now, session } = context
  const except = session.account.id
  const limit = MOST_COUNTED
  const at = new Date(now.epochMilliseconds)
  const [last, batches, unmatched, recoveries, toCollect, toPay, alarms, promised, later] =
    await Promise.all([
      findLastStatement(database, CREDITOR.iban),
      findBatches(database, { limit: SHOWN.batches }),
      findUnmatched(database, SHOWN.movements),
      searchExpected(database, { name: '%', reference: '%', limit: SHOWN.recoveries }),
      findCollectable(database, { except, limit }),
      findPayable(database, { except, at, limit }),
      findAlarms(database, dayInParis(now)),
      readPromised(database),
      readLater(context),
    ])
  const looked = await lookAtPayouts(database, toPay)
  const toReview = toPay.filter((payout) => isWritable(payout) && !looked.get(payout.id)?.isFree)
  const shown = toReview.slice(0, SHOWN.reviews)
  const names = await namesOf(database, [
    ...shown.map((payout) => payout.contract_id),
    ...unmatched.flatMap((movement) => movement.proposed_contract ?? []),
  ])
  const waiting = new Set(toReview)
  await recordListing(database, {
    actorId: session.account.id,
    action: 'finance.read',
    subjectKind: 'finance',
    subjectId: '',
    filter: { day: dayInParis(now).toString() },
    found: batches.length,
  })
  return {
    lastStatement: last
      ? {
          id: last.statement_id,
          importedAt: last.imported_at.toISOString(),
          balance: toEuros(last.closing),
        }
      : null,
    alarms: { ...alarms, faults: [...alarms.faults] },
    toCollect: counted(toCollect.filter(isWritable)),
    toPay: counted(toPay.filter((payout) => isWritable(payout) && !waiting.has(payout))),
    toReview: {
      ...counted(toReview),
      payouts: shown.map((payout) => ({
        ...presentReview(payout, looked.get(payout.id)),
        contract: names.get(payout.contract_id) ?? '',
      })),
    },
    promised,
    later,
    setAside: [...setAside('collections', toCollect), ...setAside('transfers', toPay)],
    batches: batches.map(presentBatch),
    unmatched: unmatched.map((movement) =>
      presentMovement(movement, {
        reader: except,
        contract: names.get(movement.proposed_contract ?? ''),
      }),
    ),
    recoveries: recoveries.map(presentExpected),
  }
}

/** What is left out of every batch, and why. */
function setAside(
  kind: FinanceDesk['setAside'][number]['kind'],
  rows: readonly { readonly holder: string; readonly cents: number }[],
): FinanceDesk['setAside'] {
  return rows
    .filter((row) => !isWritable(row))
    .map(({ holder, cents }) => ({
      kind,
      holder,
      amount: toEuros(cents),
      reason: SET_ASIDE.unread,
    }))
}

/** One batch, with its flagged orders, its largest ones, and why the reader can’t approve it. */
export async function readBatch(context: RequestContext, id: string): Promise<BatchDetail> {
  const { database, now } = context
  const [batch] = isUuid(id) ? await findBatches(database, { id, limit: 1 }) : []
  if (!batch) throw notFound()
  const at = new Date(now.epochMilliseconds)
  const looked = await checkOrders(database, await findOrderIds(database, id))
  const flagged = [...looked].flatMap(([one, { flags }]) => (flags.length > 0 ? [one] : []))
  const orders = await findOrders(database, {
    batchId: id,
    at,
    first: flagged,
    limit: Math.max(SHOWN.orders, flagged.length),
  })
  const names = await namesOf(
    database,
    orders.map((order) => order.contract_id ?? order.policy_id),
  )
  const waits = [...looked.values()].some(({ isFree }) => !isFree)
  await recordListing(database, {
    actorId: context.session.account.id,
    action: 'finance.read',
    subjectKind: 'payment_batch',
    subjectId: batch.id,
    filter: {},
  })
  return {
    batch: presentBatch(batch),
    orders: orders.map((order) =>
      presentOrder(order, {
        contract: names.get(order.contract_id ?? order.policy_id),
        looked: looked.get(order.id),
      }),
    ),
    flagged: flagged.length,
    sha256: batch.file_sha256?.toString('hex') ?? null,
    hasFile: (await findFile(database, id)) !== null,
    refusal:
      (await approvalRefusal(context, batch, orders)) ?? (waits ? BATCH_REFUSALS.review : null),
  }
}
