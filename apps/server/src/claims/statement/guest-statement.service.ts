import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import { readSide } from '@sillage/domain/claims/statement/statement.ts'
import type { StatementView, statements } from '@sillage/wire/claims/statement.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { capAttempts } from '../../accounts/accounts.service.ts'
import { readSignature } from '../../contracts/signing/signature-image.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { StatementRow } from '../../platform/database/tables/claims/tables-statements.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { moveClaim } from '../outcome/claim-movement.ts'
import { signSide, tellSigned } from './sign-side.ts'
import { STATEMENT_REFUSALS } from './statement.messages.ts'
import { presentStatement } from './statement.present.ts'
import {
  findByGuest,
  lockClaimOf,
  lockStatement,
  rewriteStatement,
} from './statement.repository.ts'
import { mustBeAt } from './statement-versions.ts'

type Guest = RequestContext<null>

/** Links that open nothing, per address and window: somebody guessing tokens is stopped long before finding one. */
const GUESSES_PER_ADDRESS = 100

/** What the other driver sees: the statement, and nothing else of the claim. */
export async function readAsGuest(context: Guest, token: string): Promise<StatementView> {
  return presentStatement(await guestStatement(context, token))
}

/** Writes the other driver's half. */
export async function saveAsGuest(
  context: Guest,
  { token, version, ...form }: Body<typeof statements.guestSave>,
): Promise<StatementView> {
  const side = readSide(form.side)
  if (!side.ok) throw refuse(side.error)
  const { claim_id: claimId } = await guestStatement(context, token)
  return inTransaction(context.database, async (transaction) => {
    await mustBeOpen(transaction, claimId)
    const row = await lockStatement(transaction, claimId)
    mustBeAt(row, version)
    if (!row) throw deadLink()
    const statement = { shared: row.shared, a: row.side_a, b: side.value }
    const written = { claimId, statement, sketch: row.sketch, at: dateOf(context.now) }
    await rewriteStatement(transaction, written, row.version + 1)
    return presentStatement(await waiting(transaction, token, context.now))
  })
}

/** Signs as the other driver; notifies the owner and the handler. */
export async function signAsGuest(
  context: Guest,
  { token, ...form }: Body<typeof statements.guestSign>,
): Promise<StatementView> {
  const { claim_id: claimId } = await guestStatement(context, token)
  const png = await readSignature(form.signatureData, STATEMENT_REFUSALS.signatureMissing)
  return inTransaction(context.database, async (transaction) => {
    const claim = await mustBeOpen(transaction, claimId)
    const { title, happening } = await signSide(transaction, {
      claim,
      side: 'b',
      png,
      ...form,
      now: context.now,
    })
    await moveClaim(transaction, context, { claim, happenings: [happening] })
    await tellSigned(transaction, { claim, to: [claim.owner_id, claim.assignee_id], title })
    return presentStatement(await waiting(transaction, token, context.now))
  })
}

/** The statement that a link opens. An open page reads it every few seconds, so only failed attempts are counted. */
export async function guestStatement(
  { database, ip, now }: Guest,
  token: string,
): Promise<StatementRow> {
  const row = await opened(database, token, now)
  if (row) return row
  const key = `constat ${addressBucket(ip)}`
  await capAttempts(database, { key, cap: GUESSES_PER_ADDRESS, now })
  throw deadLink()
}

async function waiting(
  database: Database,
  token: string,
  now: Temporal.Instant,
): Promise<StatementRow> {
  const row = await opened(database, token, now)
  if (!row) throw deadLink()
  return row
}

function opened(database: Database, token: string, now: Temporal.Instant) {
  return findByGuest(database, { tokenSha256: sha256Of(token), now: dateOf(now) })
}

function deadLink() {
  return refuse({ code: 'statement.dead_link', message: STATEMENT_REFUSALS.deadLink }, 409)
}

async function mustBeOpen(transaction: Database, claimId: string) {
  const claim = await lockClaimOf(transaction, claimId)
  if (!claim || claim.status === 'closed')
    throw refuse({ code: 'statement.closed', message: STATEMENT_REFUSALS.closed }, 409)
  return claim
}
