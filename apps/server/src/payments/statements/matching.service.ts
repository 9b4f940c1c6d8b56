import { bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { OwedDue } from '@sillage/wire/payments/bank.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { post } from '../ledger.service.ts'
import type { AfterPayments } from './after-payments.ts'
import {
  forgetStrangers,
  holdMovement,
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
  afterPayments: AfterPayments,
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
    const dueId = movement.proposed_due_id
    const due = dueId === null ? undefined : await holdDue(transaction, dueId)
    if (dueId === null || !due)
      throw refuse({ code: 'movement.unknown', message: STATEMENT_REFUSALS.unknown }, 409)
    if (movement.cents <= 0 || due.owed < movement.cents)
      throw refuse({ code: 'movement.too_much', message: STATEMENT_REFUSALS.tooMuch }, 409)
    await matchByHand(transaction, { id, dueId, by, at })
    const lines = bankLines('movement.matched', movement.cents, dueId)
    const on = dayInParis(now)
    const policyId = due.policy_id
    await post(transaction, [{ event: 'movement.matched', source: id, policyId, on, lines }], at)
    await afterPayments(transaction, now)
    await recordAudit(transaction, {
      actorId: by,
      action: 'bank_movement.matched',
      subjectKind: 'bank_movement',
      subjectId: id,
    })
  })
}

/** A person proposes what a movement pays that nobody knows; a later proposal takes the place of one before. */
export function propose(
  { database, session }: RequestContext,
  { id, dueId }: { id: string; dueId: string },
) {
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const movement = isUuid(id) ? await holdMovement(transaction, id) : undefined
    if (!movement) throw notFound()
    if (movement.matched_at)
      throw refuse({ code: 'movement.matched', message: STATEMENT_REFUSALS.matched }, 409)
    const due = await holdDue(transaction, dueId)
    if (!due) throw notFound()
    if (movement.cents <= 0 || due.owed < movement.cents)
      throw refuse({ code: 'movement.too_much', message: STATEMENT_REFUSALS.tooMuch }, 409)
    await proposeMatch(transaction, { id, dueId, by })
    await recordAudit(transaction, {
      actorId: by,
      action: 'bank_movement.proposed',
      subjectKind: 'bank_movement',
      subjectId: id,
      detail: { due: dueId },
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
  const rows = await searchOwed(database, {
    name: `%${plain.replaceAll(/\s+/g, '%')}%`,
    reference: `%${squeezed.toUpperCase()}%`,
    limit: MOST_FOUND,
  })
  await recordListing(database, {
    actorId: session.account.id,
    action: 'finance.read',
    subjectKind: 'finance',
    subjectId: '',
    filter: { search: 'dues' },
    found: rows.length,
  })
  return rows.map(
    ({ id, contract_id, name, reference, due_on, owed }): OwedDue => ({
      id,
      contractId: contract_id,
      of: name,
      reference,
      dueOn: due_on,
      owed: toEuros(owed),
    }),
  )
}

/** As long as a payer may ask their bank back for what they never authorised (code monétaire et financier, L133-24). */
const STRANGERS_KEPT_MONTHS = 13

/** Erases the names of those who sent us money for nothing that we know. */
export function forgetOldStrangers(database: Database, now: Temporal.Instant) {
  const before = dayInParis(now).subtract({ months: STRANGERS_KEPT_MONTHS })
  return forgetStrangers(database, before.toString())
}
