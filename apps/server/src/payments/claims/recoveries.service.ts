import { randomUUID } from 'node:crypto'
import {
  recoveryClaimedLines,
  recoveryGivenUpLines,
  recoveryReceivedLines,
} from '@sillage/domain/payments/claim-lines.ts'
import {
  expectedOf,
  mayRecover,
  type Recovery,
  recoverable,
  recoveryReference,
} from '@sillage/domain/payments/recovery.ts'
import { type Notice, notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import { type Posting, post } from '../ledger.service.ts'
import {
  PAYMENT_REFUSALS,
  recoveryLowered,
  recoveryReceived,
  TRANSFER_CAME_BACK,
} from '../payments.messages.ts'
import type { ClaimOfPolicy } from './claim-money.service.ts'
import {
  findPaid,
  findRecoveries,
  holdRecovery,
  insertRecovery,
  type RecoveryRow,
  setGivenUp,
} from './recoveries.repository.ts'

const readRecovery = ({ claimed, received, given_up }: RecoveryRow): Recovery => ({
  claimed,
  received,
  givenUp: given_up,
})

/** What is still expected of a recovery, in cents. */
export const stillExpected = (row: RecoveryRow) => expectedOf(readRecovery(row))

/** What a claim has cost and its recoveries, in cents. */
export async function recoveriesOf(database: Database, claimId: string) {
  const paid = await findPaid(database, claimId)
  const rows = await findRecoveries(database, claimId)
  const recoveries = rows.map(readRecovery)
  return {
    paid,
    received: recoveries.reduce((sum, { received }) => sum + received, 0),
    expected: recoveries.reduce((sum, one) => sum + expectedOf(one), 0),
    recoverable: recoverable(paid, recoveries),
    rows,
  }
}

interface Claimed extends ClaimOfPolicy {
  readonly debtor: string
  readonly cents: number
  readonly reason: string
  readonly by: string
  readonly on: Temporal.PlainDate
}

/** Records a recovery on a paid claim, which the caller has locked. */
export async function claimRecovery(
  transaction: Database,
  { claimId, policyId, debtor, cents, reason, by, on }: Claimed,
  at: Date,
) {
  const paid = await findPaid(transaction, claimId)
  const recoveries = (await findRecoveries(transaction, claimId)).map(readRecovery)
  const allowed = mayRecover(cents, { paid, recoveries })
  if (!allowed.ok) throw refuse(allowed.error, paid > 0 ? 422 : 409)
  const id = randomUUID()
  const reference = recoveryReference(id)
  await insertRecovery(transaction, {
    id,
    claim_id: claimId,
    debtor,
    cents,
    reason,
    reference,
    claimed_at: at,
    claimed_by: by,
  })
  const lines = recoveryClaimedLines(cents, claimId)
  await post(transaction, [{ event: 'recovery.claimed', source: id, policyId, on, lines }], at)
  return { id, reference }
}

interface GivenUp {
  readonly id: string
  readonly claimId: string
  readonly reason: string
  readonly by: string
  readonly on: Temporal.PlainDate
}

/** Writes off what a recovery has not received. The caller has locked the claim. */
export async function giveRecoveryUp(
  transaction: Database,
  { id, claimId, reason, by, on }: GivenUp,
  at: Date,
) {
  const row = isUuid(id) ? await holdRecovery(transaction, id) : undefined
  if (row?.claim_id !== claimId) throw notFound()
  const cents = stillExpected(row)
  if (cents <= 0)
    throw refuse({ code: 'recovery.over', message: PAYMENT_REFUSALS.recoveryOver }, 409)
  await setGivenUp(transaction, { id, cents: row.given_up + cents, reason, by, at })
  const lines = recoveryGivenUpLines(cents, claimId)
  const policyId = row.policy_id
  await post(transaction, [{ event: 'recovery.given_up', source: id, policyId, on, lines }], at)
  return { debtor: row.debtor, cents }
}

interface Returned {
  readonly claimId: string
  readonly policyId: string
  /** The id of the returned order. */
  readonly source: string
  /** Who imported the statement. */
  readonly by: string
  readonly on: Temporal.PlainDate
}

/**
 * After the transfer of an indemnity was returned: writes off recoveries beyond what is still paid, the latest first.
 * Those who claimed them are notified, and can claim again once the indemnity is paid.
 */
export async function lowerToPaid(
  transaction: Database,
  { claimId, policyId, source, by, on }: Returned,
  at: Date,
) {
  const paid = await findPaid(transaction, claimId)
  const rows = await findRecoveries(transaction, claimId)
  let beyond = rows.reduce((sum, { claimed, given_up }) => sum + claimed - given_up, 0) - paid
  let lowered = 0
  for (const { id } of rows.toReversed()) {
    const row = await holdRecovery(transaction, id)
    const cents = row ? Math.min(stillExpected(row), beyond) : 0
    if (!row || cents <= 0) continue
    const reason = TRANSFER_CAME_BACK
    await setGivenUp(transaction, { id, cents: row.given_up + cents, reason, by, at })
    await notify(transaction, {
      accountId: row.claimed_by,
      key: `recovery lowered ${source} ${id}`,
      ...recoveryLowered(claimId),
    })
    beyond -= cents
    lowered += cents
  }
  if (lowered === 0) return
  const lines = recoveryGivenUpLines(lowered, claimId)
  await post(transaction, [{ event: 'recovery.given_up', source, policyId, on, lines }], at)
}

interface Receipt {
  /** The id of the movement that pays it. */
  readonly source: string
  readonly cents: number
  readonly from: 'bank' | 'to_be_matched'
  readonly on: Temporal.PlainDate
}

/** The ledger posting of a movement that pays a recovery. */
export function receiptOf(
  row: Pick<RecoveryRow, 'claim_id' | 'policy_id'>,
  { source, cents, from, on }: Receipt,
): Posting {
  const lines = recoveryReceivedLines(cents, { claimId: row.claim_id, from })
  return { event: 'recovery.received', source, policyId: row.policy_id, on, lines }
}

/** Notifies the person who claimed it that a movement paid it. */
export function noticeOfReceipt(
  { claim_id, claimed_by }: Pick<RecoveryRow, 'claim_id' | 'claimed_by'>,
  movementId: string,
): Notice {
  return { accountId: claimed_by, key: `recovery ${movementId}`, ...recoveryReceived(claim_id) }
}
