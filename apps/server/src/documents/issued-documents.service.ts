import { createHash } from 'node:crypto'
import type { IssuedKind } from '@sillage/domain/documents/issued-kinds.ts'
import type { SignedSummary } from '@sillage/domain/documents/signed-summary.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import {
  findIssuedFile,
  findLatestIssued,
  findLetter,
  insertClaimPaper,
  insertIssued,
  type KeptPaper,
  keepFirst,
  keepLetter,
} from './issued-documents.repository.ts'
import type { Draft, Issuer } from './issuer.ts'
import type { Verification } from './verification/verification.ts'

/** A paper about to be given out. */
interface Paper {
  readonly kind: IssuedKind
  /** What the document is dated by. */
  readonly issuedAt: Temporal.Instant
  /** Whom it concerns, masked. */
  readonly subject: string
}

/** What the QR code of a paper says of it. `about` is the contract or the claim. */
export function summaryOf(
  { kind, issuedAt, subject }: Paper,
  about: { readonly id: string; readonly period: Period | null },
): SignedSummary {
  return {
    kind,
    subject,
    reference: about.id.slice(0, 8),
    period: about.period,
    issuedOn: dayInParis(issuedAt),
  }
}

export interface Issued extends Paper {
  readonly code: string
  readonly contractId: string
  readonly sha256: Buffer
  /** What a time-stamping authority said of its seal; null without one. */
  readonly timeStampedAt: Temporal.Instant | null
  /** Of the object store; absent for what is kept elsewhere. */
  readonly objectKey?: string
}

/** Lets anyone verify a sealed document, which is kept here or elsewhere. */
export async function recordIssued(
  database: Database,
  {
    contractId,
    objectKey = null,
    ...issued
  }: Omit<Issued, 'objectKey'> & { objectKey?: string | null },
) {
  await insertIssued(database, { ...rowOf(issued), contract_id: contractId, object_key: objectKey })
}

/** Whether a paper of a kind was made for a contract on the day of an instant. */
export async function wasIssuedOn(
  database: Database,
  { contractId, kind, at }: { contractId: string; kind: IssuedKind; at: Temporal.Instant },
): Promise<boolean> {
  const issued = { contractId, kind, issuedOn: dayInParis(at).toString() }
  return (await findIssuedFile(database, issued)) !== null
}

/** The latest paper of a kind of some contracts, as it was kept; null without one. */
export async function latestIssued(
  { database, files }: Pick<PapersContext, 'database' | 'files'>,
  wanted: { contractIds: readonly string[]; kind: IssuedKind },
): Promise<Buffer | null> {
  const kept = await findLatestIssued(database, wanted)
  return kept === null ? null : readKept(files, kept)
}

/** Who seals the papers, and who keeps them. */
export interface Papers {
  readonly issuer: Issuer
  readonly files: FileKeeper
}

/** A request whose answer is a paper, or rests on one. */
export type PapersContext = RequestContext & Papers

interface ToIssue extends Paper {
  readonly draft: (verification: Verification) => Draft
}

/** Makes, seals and keeps a document; asked again for the same day, it gives the same file. */
export async function issueOnce(
  context: PapersContext,
  {
    contractId,
    period,
    ...toIssue
  }: ToIssue & { readonly contractId: string; readonly period: Period },
): Promise<Buffer> {
  const { kind, issuedAt } = toIssue
  const issuedOn = dayInParis(issuedAt).toString()
  const known = await findIssuedFile(context.database, { contractId, kind, issuedOn })
  if (known) return readKept(context.files, known)
  const { document, row } = await makeIssued(context, toIssue, { id: contractId, period })
  // one that somebody else issues meanwhile is given, and this one swept
  const key = await context.files.keepPaper(context, document)
  const kept = await keepFirst(context.database, {
    ...row,
    contract_id: contractId,
    object_key: key,
  })
  return kept === null || kept === key ? document : readKept(context.files, kept)
}

/** The bytes of a paper, wherever it is kept. */
export async function readKept(files: FileKeeper, kept: KeptPaper): Promise<Buffer> {
  return typeof kept === 'string' ? files.readPaper(kept) : kept
}

/** Makes and seals a paper of a claim, and lets anyone verify it; each is another file, and none is kept. */
export async function issueClaimPaper(
  context: Omit<PapersContext, 'files'>,
  { claimId, ...toIssue }: ToIssue & { readonly claimId: string },
): Promise<Buffer> {
  const { document, row } = await makeIssued(context, toIssue, { id: claimId, period: null })
  await insertClaimPaper(context.database, { ...row, claim_id: claimId })
  return document
}

/** The letter of a decision: made, sealed and kept when it is first asked for; from then on the same file. */
export async function issueLetterOnce(
  context: PapersContext,
  {
    claimId,
    outcomeId,
    ...toIssue
  }: ToIssue & { readonly claimId: string; readonly outcomeId: string },
): Promise<Buffer> {
  const { database, files } = context
  const known = await findLetter(database, outcomeId)
  if (known !== null) return files.readPaper(known)
  const { document, row } = await makeIssued(context, toIssue, { id: claimId, period: null })
  // one that somebody else asks for meanwhile is given, and this one swept
  const key = await files.keepPaper(context, document)
  const kept = await keepLetter(database, {
    ...row,
    claim_id: claimId,
    outcome_id: outcomeId,
    object_key: key,
  })
  return kept === null || kept === key ? document : files.readPaper(kept)
}

async function makeIssued(
  { now, issuer, waiter }: Omit<PapersContext, 'files'>,
  { draft, ...paper }: ToIssue,
  about: Parameters<typeof summaryOf>[1],
) {
  const verification = issuer.newVerification(summaryOf(paper, about))
  const { pdf: document, timeStampedAt } = await issuer.issue({
    draft: draft(verification),
    verification,
    sealedAt: now,
    waiter,
  })
  const sha256 = createHash('sha256').update(document).digest()
  return { document, row: rowOf({ ...paper, code: verification.code, sha256, timeStampedAt }) }
}

function rowOf({
  code,
  kind,
  issuedAt,
  subject,
  sha256,
  timeStampedAt,
}: Omit<Issued, 'contractId' | 'objectKey'>) {
  return {
    code,
    kind,
    issued_at: new Date(issuedAt.epochMilliseconds),
    issued_on: dayInParis(issuedAt).toString(),
    subject,
    sha256,
    time_stamped_at: timeStampedAt && new Date(timeStampedAt.epochMilliseconds),
  }
}
