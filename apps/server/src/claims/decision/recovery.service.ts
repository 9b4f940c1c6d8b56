import { dayInParis } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { Recoveries } from '@sillage/wire/claims/claim-decision.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import {
  claimRecovery,
  giveRecoveryUp,
  recoveriesOf,
  stillExpected,
} from '../../payments/claims/recoveries.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNoteReaders } from '../access/claim-access.repository.ts'
import { lockClaim, mustBeOpen, type OpenedClaim } from '../access/claims.access.ts'
import { findNames } from '../access/people.repository.ts'
import { writtenLine } from '../access/written-line.ts'
import { RECOVERY_EVENTS } from '../claims.messages.ts'
import { findLimit, withinLimit } from '../limits/limits.repository.ts'
import { moveClaim } from '../outcome/claim-movement.ts'
import { DECISION_REFUSALS } from './decision.messages.ts'
import { findPolicyId } from './decision.repository.ts'

/** Names in a sentence at most. */
const MOST_NAMED = 3

/** Notes what a third party or their insurer owes for a claim that was paid, with the reference they pay it under. */
export function noteRecovery(
  context: RequestContext,
  { id, debtor, amount, reason }: { id: string; debtor: string; amount: number; reason: string },
): Promise<Recoveries> {
  const { session, now } = context
  return onClaim(context, id, async (transaction, opened) => {
    const cents = fromEuros(amount)
    const who = writtenLine(debtor, 'debtor')
    const noted = await claimRecovery(
      transaction,
      {
        claimId: id,
        policyId: await findPolicyId(transaction, opened.claim.contract_id),
        debtor: who,
        cents,
        reason: writtenLine(reason, 'reason'),
        by: session.account.id,
        on: dayInParis(now),
      },
      dateOf(now),
    )
    return {
      action: 'claim.recovery_claimed',
      line: RECOVERY_EVENTS.claimed(cents, who),
      detail: { recovery: noted.id, cents },
    }
  })
}

/**
 * Stops expecting the rest of a recovery, with the reason: the claim then costs what was not recovered. Throws 403 when
 * its author would give up more on this claim than they decide alone.
 */
export function stopRecovery(
  context: RequestContext,
  { id, recoveryId, reason }: { id: string; recoveryId: string; reason: string },
): Promise<Recoveries> {
  const { session, now } = context
  return onClaim(context, id, async (transaction) => {
    const { debtor, cents } = await giveRecoveryUp(
      transaction,
      {
        id: recoveryId,
        claimId: id,
        reason: writtenLine(reason, 'reason'),
        by: session.account.id,
        on: dayInParis(now),
      },
      dateOf(now),
    )
    await mustDecideAlone(transaction, { claimId: id, by: session.account.id })
    return {
      action: 'claim.recovery_given_up',
      line: RECOVERY_EVENTS.givenUp(cents, debtor),
      detail: { recovery: recoveryId, cents },
    }
  })
}

/** All that a person has given up on a claim counts, so that the limit can't be avoided by small amounts. */
async function mustDecideAlone(
  transaction: Database,
  { claimId, by }: { claimId: string; by: string },
) {
  const limit = await findLimit(transaction, by)
  const { rows } = await recoveriesOf(transaction, claimId)
  const total = rows
    .filter(({ given_up_by }) => given_up_by === by)
    .reduce((sum, { given_up }) => sum + given_up, 0)
  if (limit === null || total <= limit) return
  const colleagues = await findNoteReaders(transaction, claimId)
  const able = await withinLimit(transaction, { accountIds: colleagues, paid: total })
  const names = await findNames(transaction, able.slice(0, MOST_NAMED))
  throw refuse(
    {
      code: 'claim.limit',
      message: DECISION_REFUSALS.recoveryLimit({
        total: formatEuros(total),
        limit: formatEuros(limit),
        who: Array.from(names.values(), ({ name }) => name),
      }),
    },
    403,
  )
}

interface Done {
  readonly action: 'claim.recovery_claimed' | 'claim.recovery_given_up'
  /** The line in the claim's history; only staff reads it. */
  readonly line: string
  readonly detail: { readonly recovery: string; readonly cents: number }
}

/** Changes the recoveries of a claim under its lock, adds the line to its history and audits it. */
function onClaim(
  context: RequestContext,
  id: string,
  act: (transaction: Database, opened: OpenedClaim) => Promise<Done>,
): Promise<Recoveries> {
  const { session } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustBeOpen('recover', opened)
    const { action, line, detail } = await act(transaction, opened)
    await moveClaim(transaction, context, {
      claim: opened.claim,
      happenings: [{ kind: 'recovery', detail: line, isInternal: true }],
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action,
      subjectKind: 'claim',
      subjectId: id,
      detail,
    })
    return presentRecoveries(transaction, id)
  })
}

/** What a claim has cost and what others owe of it. */
export async function presentRecoveries(database: Database, claimId: string): Promise<Recoveries> {
  const { paid, received, expected, recoverable, rows } = await recoveriesOf(database, claimId)
  const names = await findNames(
    database,
    rows.flatMap(({ claimed_by, given_up_by }) => [claimed_by, given_up_by]),
  )
  const nameOf = (accountId: string | null) => (accountId && names.get(accountId)?.name) ?? null
  return {
    paid: toEuros(paid),
    received: toEuros(received),
    expected: toEuros(expected),
    recoverable: toEuros(recoverable),
    list: rows.map((row) => ({
      id: row.id,
      debtor: row.debtor,
      reason: row.reason,
      reference: row.reference,
      amount: toEuros(row.claimed),
      received: toEuros(row.received),
      expected: toEuros(stillExpected(row)),
      at: row.claimed_at.toISOString(),
      by: nameOf(row.claimed_by),
      given_up: row.given_up_at && {
        amount: toEuros(row.given_up),
        reason: row.given_up_reason ?? '',
        at: row.given_up_at.toISOString(),
        by: nameOf(row.given_up_by),
      },
    })),
  }
}
