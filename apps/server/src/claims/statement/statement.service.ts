import { randomBytes } from 'node:crypto'
import { natureById } from '@sillage/domain/claims/natures.ts'
import {
  EMPTY_SIDE,
  readShared,
  readSide,
  type Statement,
  type StatementSide,
} from '@sillage/domain/claims/statement/statement.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { POLICYHOLDER } from '@sillage/domain/subscription/people/given-people.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { StatementReply, statements } from '@sillage/wire/claims/statement.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { claimedContract } from '../../contracts/covering-contracts.service.ts'
import { readSignature } from '../../contracts/signing/signature-image.service.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { drawQrCode } from '../../platform/qr-code.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { lockClaim, type OpenedClaim, openClaim } from '../access/claims.access.ts'
import { auditReading } from '../claim-detail.service.ts'
import { moveClaim, numberOf } from '../outcome/claim-movement.ts'
import { clockAt, signSide, tellSigned } from './sign-side.ts'
import { STATEMENT_REFUSALS } from './statement.messages.ts'
import { presentNew, presentProposal, presentStatement } from './statement.present.ts'
import {
  findStatement,
  insertStatement,
  letGuestIn,
  lockStatement,
  rewriteStatement,
} from './statement.repository.ts'
import { mustBeAt } from './statement-versions.ts'

const GUEST_HOURS = 72

/** The statement of a claim, for its owner and for the team; before it is begun, what is known of it. */
export async function readStatement(context: RequestContext, id: string): Promise<StatementReply> {
  const { database, session } = context
  const opened = await openClaim(database, { id, session })
  mustRead(opened)
  await auditReading(context, opened, 'statement')
  return presentFor(database, opened)
}

/** Writes the owner's half and the shared part. */
export async function saveStatement(
  context: RequestContext,
  { id, ...form }: Body<typeof statements.save> & { id: string },
): Promise<StatementReply> {
  const side = readSide(form.side)
  if (!side.ok) throw refuse(side.error)
  const sketch = form.sketch
    ? await readSignature(form.sketch, STATEMENT_REFUSALS.sketchMissing)
    : null
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockOwn(transaction, context, id)
    const shared = readShared(form.shared, clockAt(opened.claim, context.now))
    if (!shared.ok) throw refuse(shared.error)
    const row = await lockStatement(transaction, id)
    mustBeAt(row, form.version)
    const written = {
      claimId: id,
      statement: { shared: shared.value, a: side.value, b: row?.side_b ?? EMPTY_SIDE },
      // a request without a sketch keeps the one there
      sketch: form.sketch === undefined ? (row?.sketch ?? null) : sketch,
      at: dateOf(context.now),
    }
    if (row) await rewriteStatement(transaction, written, row.version + 1)
    else if (!(await insertStatement(transaction, written))) mustBeAt({ ...NEWER }, form.version)
    return presentFor(transaction, opened)
  })
}

/** The state after somebody else has just begun it. */
const NEWER = { version: 1, signed_a_at: null, signed_b_at: null }

/** Makes a link for the other driver; the previous link stops working. */
export function inviteGuest(context: RequestContext, id: string) {
  const token = randomBytes(32).toString('base64url')
  const until = context.now.add({ hours: GUEST_HOURS })
  return inTransaction(context.database, async (transaction) => {
    await lockOwn(transaction, context, id)
    const row = await lockStatement(transaction, id)
    if (!row)
      throw refuse({ code: 'statement.not_begun', message: STATEMENT_REFUSALS.notBegun }, 409)
    await letGuestIn(transaction, {
      claimId: id,
      tokenSha256: sha256Of(token),
      until: dateOf(until),
    })
    await recordAudit(transaction, {
      actorId: context.session.account.id,
      action: 'claim.statement_shared',
      subjectKind: 'claim',
      subjectId: id,
    })
    // after `#`: browsers do not send it to a server
    const address = `${context.origin}${paths.statementGuest}#${token}`
    return { address, qr: drawQrCode(address), until: until.toString() }
  })
}

/** Signs as the owner, if they saw the current version. */
export async function signOwnSide(
  context: RequestContext,
  { id, ...form }: Body<typeof statements.sign> & { id: string },
): Promise<StatementReply> {
  const png = await readSignature(form.signatureData, STATEMENT_REFUSALS.signatureMissing)
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockOwn(transaction, context, id)
    const signed = await signSide(transaction, {
      claim: opened.claim,
      side: 'a',
      png,
      ...form,
      now: context.now,
    })
    await moveClaim(transaction, context, {
      claim: opened.claim,
      happenings: [signed.happening],
    })
    if (signed.isLocked)
      await tellSigned(transaction, {
        claim: opened.claim,
        to: [opened.claim.assignee_id],
        title: signed.title,
      })
    return presentFor(transaction, opened)
  })
}

/** Throws 404 unless the reader is the owner or a handler: other followers of the claim can't know it exists. */
export function mustRead({ claim, standing }: OpenedClaim) {
  if (standing !== 'owner' && standing !== 'staff') throw notFound()
  if (!natureById(claim.nature_id)?.hasFault)
    throw refuse({ code: 'statement.none', message: STATEMENT_REFUSALS.noStatement }, 409)
}

async function lockOwn(
  transaction: Database,
  { session }: RequestContext,
  id: string,
): Promise<OpenedClaim> {
  const opened = await lockClaim(transaction, { id, session })
  mustRead(opened)
  if (opened.standing !== 'owner')
    throw refuse({ code: 'statement.owner_only', message: STATEMENT_REFUSALS.ownerOnly }, 403)
  if (opened.claim.status === 'closed')
    throw refuse({ code: 'statement.closed', message: STATEMENT_REFUSALS.closed }, 409)
  return opened
}

async function presentFor(database: Database, opened: OpenedClaim): Promise<StatementReply> {
  const row = await findStatement(database, opened.claim.id)
  if (!row) return { ...presentNew(await knownOf(database, opened)), proposal: null }
  return {
    ...presentStatement(row),
    proposal: opened.standing === 'staff' ? presentProposal(row) : null,
  }
}

/** What the claim and its contract already say. */
async function knownOf(database: Database, { claim }: OpenedClaim): Promise<Statement> {
  const { holder, answers } = await claimedContract(database, claim.contract_id)
  const given = new Map(answers.map(({ questionId, answerText }) => [questionId, answerText]))
  if (holder) given.set(POLICYHOLDER.name, holder)
  const { motor } = traitsOf(claim.product)
  const a: StatementSide = {
    ...EMPTY_SIDE,
    texts: {
      ...motor?.statement((question) => given.get(question) ?? null),
      insurer: currentInsurer().name,
      contract: numberOf(claim.contract_id),
    },
  }
  return {
    shared: {
      day: claim.incident_date,
      time: claim.incident_time ?? '',
      place: claim.place,
      // a declaration also keeps « no » when it was not asked
      isInjured: claim.injured || null,
      isOtherDamage: null,
      witnesses: '',
    },
    a,
    b: EMPTY_SIDE,
  }
}
