import { randomUUID } from 'node:crypto'
import { missingToSign, type Side } from '@sillage/domain/claims/statement/statement.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import { dateOf, numberOf, tell } from '../outcome/claim-movement.ts'
import { STATEMENT_NOTICES, STATEMENT_REFUSALS } from './statement.messages.ts'
import { statementOf } from './statement.present.ts'
import { lockStatement, signStatement } from './statement.repository.ts'
import { mustBeAt } from './statement-versions.ts'

interface Signing {
  readonly claimId: string
  readonly side: Side
  readonly version: number
  readonly by: string
  readonly png: Buffer
  readonly now: Temporal.Instant
}

/** Signs a half, once all that is needed stands in it; tells whether that was the second signature, and how it is announced. */
export async function signSide(
  transaction: Database,
  { claimId, side, version, by, png, now }: Signing,
): Promise<{ isLocked: boolean; title: string }> {
  const row = await lockStatement(transaction, claimId)
  if (!row) throw refuse({ code: 'statement.not_begun', message: STATEMENT_REFUSALS.notBegun }, 409)
  mustBeAt(row, version)
  const statement = statementOf(row)
  const missing = missingToSign(statement, statement[side])
  if (missing.length > 0)
    throw refuse({
      code: 'statement.missing',
      message: STATEMENT_REFUSALS.missing(missing),
      path: 'side',
    })
  await signStatement(transaction, { claimId, side, by: cleanLine(by), png, at: dateOf(now) })
  const isSecond = (side === 'a' ? row.signed_b_at : row.signed_a_at) !== null
  const number = numberOf(claimId)
  return {
    isLocked: isSecond,
    title: isSecond ? STATEMENT_NOTICES.signed(number) : STATEMENT_NOTICES.signedByB(number),
  }
}

/** Notified to those of the two whom it concerns, and to nobody else who follows the claim. */
export async function tellSigned(
  transaction: Database,
  { claim, to, title }: { claim: { id: string }; to: readonly (string | null)[]; title: string },
) {
  const people = to.filter((id) => id !== null)
  await tell(transaction, people, { claimId: claim.id, key: randomUUID(), title })
}
