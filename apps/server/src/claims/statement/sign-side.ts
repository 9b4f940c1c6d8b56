import { randomUUID } from 'node:crypto'
import { lastDayBegun } from '@sillage/domain/claims/declaration.ts'
import { checkGivenAt } from '@sillage/domain/claims/statement/given-at.ts'
import {
  missingToSign,
  readShared,
  readSide,
  type Side,
  type WallClock,
} from '@sillage/domain/claims/statement/statement.ts'
import { timeInParis } from '@sillage/domain/values/day.ts'
import { readPrinted } from '@sillage/domain/values/printable.ts'
import type { Refusal, Result } from '@sillage/domain/values/result.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ClaimRow } from '../../platform/database/tables/tables-claims.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { referenceOf, tell } from '../outcome/claim-movement.ts'
import { STATEMENT_NOTICES, STATEMENT_REFUSALS } from './statement.messages.ts'
import { statementOf } from './statement.present.ts'
import { lockStatement, signStatement } from './statement.repository.ts'
import { mustBeAt } from './statement-versions.ts'

interface Signing {
  readonly claim: Pick<ClaimRow, 'id' | 'incident_date' | 'abroad'>
  readonly side: Side
  readonly version: number
  readonly by: string
  readonly png: Buffer
  /** The time of signing on the device; undefined when signed online. */
  readonly given_at?: string | undefined
  readonly now: Temporal.Instant
}

interface Signed {
  readonly isLocked: boolean
  readonly title: string
  /** The event for the history of the claim. */
  readonly happening: { readonly kind: 'statement'; readonly detail: string }
}

/** What the clock shows where the accident of a claim happened: abroad, the last day that has begun anywhere. */
export function clockAt(claim: Pick<ClaimRow, 'abroad'>, now: Temporal.Instant): WallClock {
  const at = timeInParis(now)
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' })
  return { day: lastDayBegun(at, claim).toString(), time: claim.abroad ? '' : time }
}

/**
 * Signs a half, once everything it needs is filled in. Returns how to announce it, and whether it was the second
 * signature.
 */
export async function signSide(
  transaction: Database,
  { claim, side, version, by, png, given_at: given, now }: Signing,
): Promise<Signed> {
  const claimId = claim.id
  const givenAt = given === undefined ? null : read(checkGivenAt(Temporal.Instant.from(given), now))
  const name = read(readPrinted(by, 'by'))
  const row = await lockStatement(transaction, claimId)
  if (!row) throw refuse({ code: 'statement.not_begun', message: STATEMENT_REFUSALS.notBegun }, 409)
  mustBeAt(row, version)
  const statement = statementOf(row)
  // one kept before these rules may break them
  read(readShared(statement.shared, clockAt(claim, now)))
  read(readSide(statement[side]))
  const missing = missingToSign(statement, statement[side])
  if (missing.length > 0)
    throw refuse({
      code: 'statement.missing',
      message: STATEMENT_REFUSALS.missing(missing),
      path: 'side',
    })
  await signStatement(transaction, {
    claimId,
    side,
    by: name,
    png,
    at: dateOf(now),
    givenAt: givenAt && dateOf(givenAt),
  })
  const isSecond = (side === 'a' ? row.signed_b_at : row.signed_a_at) !== null
  const named = referenceOf(claim)
  return {
    isLocked: isSecond,
    title: isSecond ? STATEMENT_NOTICES.signed(named) : STATEMENT_NOTICES.signedByB(named),
    happening: { kind: 'statement', detail: givenAt ? `${side} ${givenAt.toString()}` : side },
  }
}

function read<T>(checked: Result<T, Refusal>): T {
  if (!checked.ok) throw refuse(checked.error)
  return checked.value
}

/** Notifies `to` (the owner and the handler), and nobody else who follows the claim. */
export async function tellSigned(
  transaction: Database,
  { claim, to, title }: { claim: { id: string }; to: readonly (string | null)[]; title: string },
) {
  const people = to.filter((id) => id !== null)
  await tell(transaction, people, { claimId: claim.id, key: randomUUID(), title })
}
