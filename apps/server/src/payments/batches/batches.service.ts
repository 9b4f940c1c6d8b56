import { KEPT_DAYS } from '@sillage/domain/personal-data/kept-days.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { post } from '../ledger.service.ts'
import { orderLines } from '../statements/order-postings.ts'
import { holdImport } from '../statements/statements.repository.ts'
import { mustBeApprovable, mustBeOpen } from './approval-refusals.ts'
import { auditBatch } from './batch-audit.ts'
import { fileOf } from './batch-file.ts'
import {
  approveBatch,
  findFile,
  forgetFiles,
  noteDownload,
  withdrawBatch,
} from './batch-states.repository.ts'
import { BATCH_REFUSALS } from './batches.messages.ts'
import { findBatch, findOrders, holdBatch, holdOrdered } from './batches.repository.ts'
import { frozenAmong } from './frozen.ts'
import { checkOrders } from './order-flags.ts'

/**
 * Approves a batch: writes its file, has it read back by its schema, records its digest, and posts its orders as under
 * way. The file is made before the transaction and is only used if nothing has changed since.
 */
export async function approve(context: RequestContext, ibans: IbanVault, id: string) {
  const { database, now, session } = context
  const at = new Date(now.epochMilliseconds)
  const by = session.account.id
  const batch = isUuid(id) ? await findBatch(database, id) : undefined
  if (!batch) throw notFound()
  const orders = await findOrders(database, { batchId: id, at })
  await mustBeApprovable(context, batch, orders)
  // direct debits are not held back by flags
  const looked = batch.kind === 'transfers' ? await checkOrders(database, orders) : new Map()
  const waits = orders.some((order) => looked.get(order.id)?.isFree === false)
  if (waits || (await frozenAmong(context, orders)).size > 0)
    throw refuse({ code: 'batch.review', message: BATCH_REFUSALS.review }, 409)
  const bytes = await fileOf({ batch, orders, ibans, now })
  const digest = sha256Of(bytes)
  const sealed = ibans.seal(id, bytes.toString('utf8'))
  await inTransaction(database, async (transaction) => {
    // no return of a debit may be imported between the last check of a refund and the posting of its order
    await holdImport(transaction)
    const held = await holdBatch(transaction, id)
    if (!held) throw notFound()
    await holdOrdered(transaction, id)
    const again = await findOrders(transaction, { batchId: id, at })
    await mustBeApprovable({ ...context, database: transaction }, held, again)
    try {
      await approveBatch(transaction, { id, by, at, sealed, sha256: digest })
    } catch (error) {
      // a database trigger knows who requested, decided or matched what the batch pays
      const broken = error instanceof Error && 'code' in error && error.code === '23514'
      if (broken && 'constraint' in error && error.constraint === 'guard_refunds')
        throw refuse({ code: 'batch.unpaid', message: BATCH_REFUSALS.unpaid }, 409)
      if (broken && 'constraint' in error && error.constraint === 'guard_flags')
        throw refuse({ code: 'batch.review', message: BATCH_REFUSALS.review }, 409)
      if (broken) throw refuse({ code: 'batch.involved', message: BATCH_REFUSALS.involved }, 409)
      throw error
    }
    const event = batch.kind === 'collections' ? 'collection.sent' : 'payout.ordered'
    await post(
      transaction,
      orders.map((order) => ({
        event,
        source: order.id,
        policyId: order.policy_id,
        on: dayInParis(now),
        lines: orderLines(event, order),
      })),
      at,
    )
    await auditBatch(transaction, { by, action: 'payment_batch.approved', id })
  })
}

/** Withdraws a batch before its approval: its contents can be prepared again. */
export function withdraw({ database, now, session }: RequestContext, id: string) {
  const at = new Date(now.epochMilliseconds)
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const batch = isUuid(id) ? await holdBatch(transaction, id) : undefined
    if (!batch) throw notFound()
    mustBeOpen(batch)
    await withdrawBatch(transaction, { id, by, at })
    await auditBatch(transaction, { by, action: 'payment_batch.withdrawn', id })
  })
}

/** The file of an approved batch, byte for byte as approved. */
export async function batchFile(
  { database, now, session }: RequestContext,
  ibans: IbanVault,
  id: string,
) {
  const batch = isUuid(id) ? await findBatch(database, id) : undefined
  if (!batch) throw notFound()
  const sealed = await findFile(database, id)
  if (!sealed || !batch.file_sha256)
    throw refuse({ code: 'batch.no_file', message: BATCH_REFUSALS.noFile }, 409)
  const bytes = Buffer.from(ibans.open(id, sealed), 'utf8')
  if (!sha256Of(bytes).equals(batch.file_sha256))
    throw new Error(`Batch ${id}: its file is not the one that was approved`)
  const by = session.account.id
  await inTransaction(database, async (transaction) => {
    await noteDownload(transaction, { id, by, at: new Date(now.epochMilliseconds) })
    await auditBatch(transaction, { by, action: 'payment_batch.downloaded', id })
  })
  return { bytes, filename: `lot-${batch.number}.xml` }
}

/** Erases the content of files past their retention period. */
export function forgetOldFiles(database: Database, now: Temporal.Instant) {
  return forgetFiles(
    database,
    new Date(now.subtract({ hours: 24 * KEPT_DAYS.bankFile }).epochMilliseconds),
  )
}
