import type { IssuedKind } from '@sillage/domain/documents/issued-kinds.ts'
import type { SignedSummary } from '@sillage/domain/documents/signed-summary.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { sha256Of } from '../platform/sha256.ts'
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

/** A document about to be issued. */
interface Paper {
  readonly kind: IssuedKind
  /** The date of the document. */
  readonly issuedAt: Temporal.Instant
  /** The person concerned, masked. */
  readonly subject: string
}

/** The content of a document's QR code. `about` is the contract or the claim. */
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
  /** When a time-stamping authority stamped its seal; null without a time-stamp. */
  readonly timeStampedAt: Temporal.Instant | null
  /** The object-store key; absent for a document stored elsewhere. */
  readonly objectKey?: string
}

/** Registers a sealed document, stored here or elsewhere, so that anyone can verify it. */
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

/** Whether a document of a kind was issued for a contract on the Paris day of an instant. */
export async function wasIssuedOn(
  database: Database,
  { contractId, kind, at }: { contractId: string; kind: IssuedKind; at: Temporal.Instant },
): Promise<boolean> {
  const issued = { contractId, kind, issuedOn: dayInParis(at).toString() }
  return (await findIssuedFile(database, issued)) !== null
}

/** The latest document of a kind for some contracts, as stored; null when there is none. */
export async function latestIssued(
  { database, files }: Pick<PapersContext, 'database' | 'files'>,
  wanted: { contractIds: readonly string[]; kind: IssuedKind },
): Promise<Buffer | null> {
  const kept = await findLatestIssued(database, wanted)
  return kept === null ? null : readKept(files, kept)
}

/** What seals the documents, and what stores them. */
export interface Papers {
  readonly issuer: Issuer
  readonly files: FileKeeper
}

/** A request that issues or reads a document. */
export type PapersContext = RequestContext & Papers

interface ToIssue extends Paper {
  readonly draft: (verification: Verification) => Draft
}

/** Makes, seals and stores a document; the same day again, it returns the same file. */
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
  // if another request stored one meanwhile, that one is returned and this file is swept later
  const key = await context.files.keepPaper(context, document)
  const kept = await keepFirst(context.database, {
    ...row,
    contract_id: contractId,
    object_key: key,
  })
  return kept === null || kept === key ? document : readKept(context.files, kept)
}

/** Reads the bytes of a document, wherever it is stored. */
export async function readKept(files: FileKeeper, kept: KeptPaper): Promise<Buffer> {
  return typeof kept === 'string' ? files.readPaper(kept) : kept
}

/** Makes, seals and registers a document of a claim. Each call makes a new file, and none is stored. */
export async function issueClaimPaper(
  context: Omit<PapersContext, 'files'>,
  { claimId, ...toIssue }: ToIssue & { readonly claimId: string },
): Promise<Buffer> {
  const { document, row } = await makeIssued(context, toIssue, { id: claimId, period: null })
  await insertClaimPaper(context.database, { ...row, claim_id: claimId })
  return document
}

/** The letter of a decision: made, sealed and stored the first time it is asked for, then always the same file. */
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
  // if another request stored one meanwhile, that one is returned and this file is swept later
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
  const digest = sha256Of(document)
  return {
    document,
    row: rowOf({ ...paper, code: verification.code, sha256: digest, timeStampedAt }),
  }
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
