import { createHash } from 'node:crypto'
import { currentInsurer, renderPdf } from '../../documents/documents.service.ts'
import type { StatementDocument } from '../../documents/sheets/claims/statement-sheet.ts'
import type { StatementRow } from '../../platform/database/tables/claims/tables-statements.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext, Session } from '../../platform/http/request-context.ts'
import { openClaim } from '../access/claims.access.ts'
import { auditReading } from '../claim-detail.service.ts'
import { numberOf } from '../outcome/claim-movement.ts'
import { guestStatement } from './guest-statement.service.ts'
import { statementOf } from './statement.present.ts'
import { findStatement } from './statement.repository.ts'
import { mustRead } from './statement.service.ts'

/** The statement as a PDF, for its owner and for the team. */
export async function statementPaper(context: RequestContext, id: string): Promise<Buffer> {
  const opened = await openClaim(context.database, { id, session: context.session })
  mustRead(opened)
  await auditReading(context, opened, 'statement')
  const row = await findStatement(context.database, id)
  if (!row) throw notFound()
  return render(context, row)
}

/** The PDF for the other driver. */
export async function guestPaper(context: RequestContext<null>, token: string): Promise<Buffer> {
  return render(context, await guestStatement(context, token))
}

function render({ waiter, now }: RequestContext<Session | null>, row: StatementRow) {
  return renderPdf('statement', documentOf(row, now), waiter)
}

function documentOf(row: StatementRow, now: Temporal.Instant): StatementDocument {
  return {
    reference: numberOf(row.claim_id),
    issuedAt: now.toString(),
    statement: statementOf(row),
    sketch: row.sketch,
    signatures: {
      a: signatureOf({
        by: row.signed_a_by,
        png: row.signature_a,
        at: row.signed_a_at,
        givenAt: row.signed_a_given_at,
      }),
      b: signatureOf({
        by: row.signed_b_by,
        png: row.signature_b,
        at: row.signed_b_at,
        givenAt: row.signed_b_given_at,
      }),
    },
    fingerprint: fingerprintOf(row),
    insurer: currentInsurer(),
  }
}

function signatureOf({
  by,
  png,
  at,
  givenAt,
}: {
  by: string | null
  png: Buffer | null
  at: Date | null
  givenAt: Date | null
}) {
  return by !== null && png !== null && at !== null
    ? { by, png, at: at.toISOString(), givenAt: givenAt?.toISOString() ?? null }
    : null
}

/** The SHA-256 of everything that was signed: changing the text changes it. */
function fingerprintOf(row: StatementRow) {
  const { shared, side_a, side_b, sketch, signature_a, signature_b } = row
  const hash = createHash('sha256').update(JSON.stringify([shared, side_a, side_b]))
  for (const part of [sketch, signature_a, signature_b]) hash.update(part ?? '')
  // adds nothing if both signed online, so that copies printed earlier keep their fingerprint
  for (const given of [row.signed_a_given_at, row.signed_b_given_at])
    hash.update(given?.toISOString() ?? '')
  return hash.digest('hex')
}
