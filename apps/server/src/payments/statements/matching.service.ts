import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Owed } from '@sillage/wire/payments/bank.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { holdRecovery, searchExpected } from '../claims/recoveries.repository.ts'
import { noticeOfReceipt, receiptOf, stillExpected } from '../claims/recoveries.service.ts'
import { type Posting, post } from '../ledger.service.ts'
import { keepPayerOf } from '../mandates/payers.service.ts'
import { holdOpenTransfer } from '../partners/partner-transfers.repository.ts'
import { partnerPaid } from '../partners/partner-transfers.service.ts'
import type { AfterPayments } from './after-payments.ts'
import {
  forgetStrangers,
  holdMovement,
  type Matter,
  matchByHand,
  proposeMatch,
  searchOwed,
} from './movements.repository.ts'
import { STATEMENT_REFUSALS } from './statements.messages.ts'
import { holdDue } from './statements.repository.ts'

/**
 * A person says that a movement pays what it was proposed for: from then on they approve no batch that pays that policy back.
 * What a person proposed, another says.
 */
export function matchProposed(
  { database, now, session }: RequestContext,
  { ibans, afterPayments }: { ibans: IbanVault; afterPayments: AfterPayments },
  id: string,
) {
  const at = new Date(now.epochMilliseconds)
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const movement = isUuid(id) ? await holdMovement(transaction, id) : undefined
    if (!movement) throw notFound()
    if (movement.matched_at)
      throw refuse({ code: 'movement.matched', message: STATEMENT_REFUSALS.matched }, 409)
    if (movement.proposed_by === by)
      throw refuse({ code: 'movement.own', message: STATEMENT_REFUSALS.own }, 409)
    const matter = matterOf(movement)
    const owed = matter && (await holdOwedOf(transaction, matter))
    if (!matter || !owed)
      throw refuse({ code: 'movement.unknown', message: STATEMENT_REFUSALS.unknown }, 409)
    mustCover(movement, owed)
    await matchByHand(transaction, { id, matter, by, at })
    const dueId = matter.dueId ?? null
    await keepPayerOf(transaction, { movementId: id, dueId }, { ibans, at })
    const { cents } = movement
    await post(transaction, [owed.posting({ source: id, cents, on: dayInParis(now) })], at)
    if (owed.recovery) await notify(transaction, noticeOfReceipt(owed.recovery, id))
    await afterPayments(transaction, now)
    await recordAudit(transaction, {
      actorId: by,
      action: 'bank_movement.matched',
      subjectKind: 'bank_movement',
      subjectId: id,
    })
  })
}

function matterOf({
  proposed_due_id: dueId,
  proposed_recovery_id: recoveryId,
  proposed_transfer_id: transferId,
}: NonNullable<Awaited<ReturnType<typeof holdMovement>>>): Matter | null {
  if (dueId !== null) return { dueId }
  if (recoveryId !== null) return { recoveryId }
  return transferId === null ? null : { transferId }
}

interface Paying {
  /** Of the movement. */
  readonly source: string
  readonly cents: number
  readonly on: Temporal.PlainDate
}

/** What is owed for a matter and what a movement posts that pays it, held until the commit. */
async function holdOwedOf(transaction: Database, { dueId, recoveryId, transferId }: Matter) {
  if (transferId !== undefined) {
    const transfer = await holdOpenTransfer(transaction, transferId)
    if (!transfer) return undefined
    const posting = ({ source, cents, on }: Paying) =>
      partnerPaid({ source, cents: -cents, from: 'to_be_matched', on })
    return { owed: -transfer.cents, recovery: null, posting }
  }
  if (recoveryId !== undefined) {
    const recovery = await holdRecovery(transaction, recoveryId)
    if (!recovery) return undefined
    const posting = (paying: Paying) => receiptOf(recovery, { ...paying, from: 'to_be_matched' })
    return { owed: stillExpected(recovery), recovery, posting }
  }
  const due = await holdDue(transaction, dueId)
  if (!due) return undefined
  const posting = ({ source, cents, on }: Paying): Posting => ({
    event: 'movement.matched',
    source,
    policyId: due.policy_id,
    on,
    lines: bankLines('movement.matched', cents, dueId),
  })
  return { owed: due.owed, recovery: null, posting }
}

/** Of what is owed to us some may come; what we owe a partner leaves whole. */
function mustCover({ cents }: { readonly cents: number }, { owed }: { readonly owed: number }) {
  if (cents < 0 ? owed !== cents : cents === 0 || owed < cents)
    throw refuse({ code: 'movement.too_much', message: STATEMENT_REFUSALS.tooMuch }, 409)
}

/** A person proposes what a movement pays that nobody knows; a later proposal takes the place of one before. */
export function propose(
  { database, session }: RequestContext,
  { id, matter }: { id: string; matter: Matter },
) {
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const movement = isUuid(id) ? await holdMovement(transaction, id) : undefined
    if (!movement) throw notFound()
    if (movement.matched_at)
      throw refuse({ code: 'movement.matched', message: STATEMENT_REFUSALS.matched }, 409)
    const owed = await holdOwedOf(transaction, matter)
    if (!owed) throw notFound()
    mustCover(movement, owed)
    await proposeMatch(transaction, { id, matter, by })
    await recordAudit(transaction, {
      actorId: by,
      action: 'bank_movement.proposed',
      subjectKind: 'bank_movement',
      subjectId: id,
      detail: matter.dueId === undefined ? { recovery: matter.recoveryId } : { due: matter.dueId },
    })
  })
}

/** The most that a search answers: whoever finds more types more. */
const MOST_FOUND = 20

/** What is owed that a name or a reference finds, spaces and capitals aside; that somebody searched stands in the log. */
export async function searchDues({ database, session }: RequestContext, q: string) {
  const plain = q.trim().replaceAll(/[%_\\]/g, '')
  const squeezed = plain.replaceAll(/\s/g, '')
  if (squeezed.length < 2) return []
  const wanted = {
    name: `%${plain.replaceAll(/\s+/g, '%')}%`,
    reference: `%${squeezed.toUpperCase()}%`,
    limit: MOST_FOUND,
  }
  const dues = await searchOwed(database, wanted)
  const recoveries = await searchExpected(database, wanted)
  await recordListing(database, {
    actorId: session.account.id,
    action: 'finance.read',
    subjectKind: 'finance',
    subjectId: '',
    filter: { search: 'dues' },
    found: dues.length + recoveries.length,
  })
  return [
    ...dues.map(
      ({ id, name, reference, due_on, owed }): Owed => ({
        kind: 'due',
        id,
        of: name,
        reference,
        dueOn: due_on,
        owed: toEuros(owed),
      }),
    ),
    ...recoveries.map(
      (row): Owed => ({
        kind: 'recovery',
        id: row.id,
        of: row.debtor,
        reference: row.reference,
        dueOn: dayInParis(row.claimed_at.toTemporalInstant()).toString(),
        owed: toEuros(stillExpected(row)),
      }),
    ),
  ]
}

/** As long as a payer may ask their bank back for what they never authorised (code monétaire et financier, L133-24). */
const STRANGERS_KEPT_MONTHS = 13

/** Erases the names of those who sent us money for nothing that we know. */
export function forgetOldStrangers(database: Database, now: Temporal.Instant) {
  const before = dayInParis(now).subtract({ months: STRANGERS_KEPT_MONTHS })
  return forgetStrangers(database, before.toString())
}
