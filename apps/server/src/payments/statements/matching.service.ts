import { STRANGERS_KEPT_MONTHS } from '@sillage/domain/personal-data/retention.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { bank } from '@sillage/wire/payments/bank.ts'
import type { Owed } from '@sillage/wire/payments/bank-rows.ts'
import { mustBeTwo } from '../../accounts/two-people.service.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { searchExpected } from '../claims/recoveries.repository.ts'
import { stillExpected } from '../claims/recoveries.service.ts'
import { post } from '../ledger.service.ts'
import { keepPayerOf } from '../mandates/payers.service.ts'
import type { AfterPayments } from './after-payments.ts'
import {
  forgetStrangers,
  holdMovement,
  type Matter,
  matchByHand,
  proposalSeen,
  proposeMatch,
  searchOwed,
} from './movements.repository.ts'
import { type HeldMovement, payingOf } from './paying.service.ts'
import { STATEMENT_REFUSALS } from './statements.messages.ts'

/**
 * Confirms that a movement pays what was proposed. The person may then approve no batch that refunds that policy, and
 * may not confirm their own proposal. What exceeds all that the policy owes is refunded.
 */
export function matchProposed(
  context: RequestContext,
  { ibans, afterPayments }: { ibans: IbanVault; afterPayments: AfterPayments },
  { id, seen }: { id: string } & Body<typeof bank.match>,
) {
  const { database, now, session } = context
  const at = new Date(now.epochMilliseconds)
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const movement = await openMovement(transaction, id)
    if (movement.proposed_by === by)
      throw refuse({ code: 'movement.own', message: STATEMENT_REFUSALS.own }, 409)
    if (movement.proposed_by !== null)
      await mustBeTwo({ ...context, database: transaction }, movement.proposed_by)
    const matter = matterOf(movement)
    if (seen !== undefined && seen !== seenOf(movement, matter))
      throw refuse(
        { code: 'movement.other_proposal', message: STATEMENT_REFUSALS.otherProposal },
        409,
      )
    const paying =
      matter && (await payingOf(transaction, { movement, matter, on: dayInParis(now) }))
    if (!matter || !paying)
      throw refuse({ code: 'movement.unknown', message: STATEMENT_REFUSALS.unknown }, 409)
    await matchByHand(transaction, { id, matter, by, at })
    const dueId = matter.kind === 'due' ? matter.id : null
    await keepPayerOf(transaction, { movementId: id, dueId }, { ibans, at })
    await post(transaction, [paying.posting], at)
    await paying.also?.(at)
    await afterPayments(transaction, now)
    await recordAudit(transaction, {
      actorId: by,
      action: 'bank_movement.matched',
      subjectKind: 'bank_movement',
      subjectId: id,
    })
  })
}

const seenOf = (movement: HeldMovement, matter: Matter | null) =>
  proposalSeen(matter && 'id' in matter ? matter.id : null, movement)

async function openMovement(transaction: Database, id: string): Promise<HeldMovement> {
  const movement = isUuid(id) ? await holdMovement(transaction, id) : undefined
  if (!movement) throw notFound()
  if (movement.matched_at)
    throw refuse({ code: 'movement.matched', message: STATEMENT_REFUSALS.matched }, 409)
  return movement
}

function matterOf({
  proposed_due_id: dueId,
  proposed_recovery_id: recoveryId,
  proposed_transfer_id: transferId,
  proposed_declaration_id: declarationId,
  closing,
}: HeldMovement): Matter | null {
  if (closing !== null) return { kind: 'closing', closing, reason: '' }
  if (dueId !== null) return { kind: 'due', id: dueId }
  if (recoveryId !== null) return { kind: 'recovery', id: recoveryId }
  if (transferId !== null) return { kind: 'transfer', id: transferId }
  return declarationId === null ? null : { kind: 'declaration', id: declarationId }
}

/** A person proposes what an unmatched movement is; replaces an earlier proposal. */
export function propose(
  { database, now, session }: RequestContext,
  { id, matter }: { id: string; matter: Matter },
) {
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const movement = await openMovement(transaction, id)
    const paying = await payingOf(transaction, { movement, matter, on: dayInParis(now) })
    if (!paying) throw notFound()
    await proposeMatch(transaction, { id, matter, by })
    await recordAudit(transaction, {
      actorId: by,
      action: 'bank_movement.proposed',
      subjectKind: 'bank_movement',
      subjectId: id,
      detail:
        matter.kind === 'closing' ? { closing: matter.closing } : { [matter.kind]: matter.id },
    })
  })
}

/** The most search results; a longer text narrows them. */
const MOST_FOUND = 20

/**
 * Searches what is owed by a name or a reference, ignoring spaces and case. The search is recorded in the audit log.
 */
export async function searchDues({ database, session }: RequestContext, q: string) {
  const plain = q.trim().replaceAll(/[%_\\]/g, '')
  const squeezed = plain.replaceAll(/\s/g, '')
  if (squeezed.length < 2) return []
  const wanted = {
    words: plain.split(/\s+/),
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

/** Erases the names on old movements that match nothing of ours. */
export function forgetOldStrangers(database: Database, now: Temporal.Instant) {
  const before = dayInParis(now).subtract({ months: STRANGERS_KEPT_MONTHS })
  return forgetStrangers(database, before.toString())
}
