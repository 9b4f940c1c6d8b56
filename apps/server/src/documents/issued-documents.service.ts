import { createHash } from 'node:crypto'
import { readVerificationCode } from '@sillage/domain/documents/verification-code.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { Body, Reply } from '@sillage/wire/route.ts'
import type { Database } from '../platform/database/database.ts'
import { notFound } from '../platform/http/domain-error.ts'
import type { Verification } from './document-data.ts'
import { ISSUED_TITLES, type IssuedKind } from './documents.messages.ts'
import {
  findIssuedByCode,
  findIssuedBySha256,
  findIssuedFile,
  insertIssued,
  keepFirst,
} from './issued-documents.repository.ts'
import type { Issuer } from './issuer.ts'

export interface Issued {
  readonly code: string
  readonly contractId: string
  readonly kind: IssuedKind
  readonly issuedAt: Temporal.Instant
  readonly sha256: Buffer
}

/** Lets anyone verify a sealed document that is kept elsewhere. */
export async function recordIssued(database: Database, issued: Issued) {
  await insertIssued(database, { ...rowOf(issued), document: null })
}

export interface ToIssue {
  readonly contractId: string
  readonly kind: IssuedKind
  /** What the document is dated by: one of a kind is issued for a day. */
  readonly issuedAt: Temporal.Instant
  readonly render: (verification: Verification) => Promise<Buffer>
}

/** Renders, seals and keeps a document; asked again for the same day, it gives the same file. */
export async function issueOnce(
  { database, now, issuer }: { database: Database; now: Temporal.Instant; issuer: Issuer },
  { contractId, kind, issuedAt, render }: ToIssue,
): Promise<Buffer> {
  const issuedOn = dayInParis(issuedAt).toString()
  const known = await findIssuedFile(database, { contractId, kind, issuedOn })
  if (known) return known
  const verification = issuer.newVerification()
  const document = issuer.seal(await render(verification), verification, now)
  const sha256 = createHash('sha256').update(document).digest()
  const { code } = verification
  const row = rowOf({ code, contractId, kind, issuedAt, sha256 })
  return (await keepFirst(database, { ...row, document })) ?? document
}

function rowOf({ code, contractId, kind, issuedAt, sha256 }: Issued) {
  return {
    code,
    contract_id: contractId,
    kind,
    issued_at: new Date(issuedAt.epochMilliseconds),
    issued_on: dayInParis(issuedAt).toString(),
    sha256,
  }
}

type Verdict = Reply<typeof documents.verify>['data']
type Described = NonNullable<Verdict['document']>

/** What a code stands for; a code of nothing is as absent as any other thing. */
export async function issuedByCode(database: Database, typed: string): Promise<Described> {
  const code = readVerificationCode(typed)
  const found = code === null ? undefined : await findIssuedByCode(database, code)
  if (!found) throw notFound()
  return describe(found)
}

/** A file is authentic as long as every byte of it is; with its code, a changed one is told from a foreign one. */
export async function verifyFile(
  database: Database,
  { sha256, code: typed }: Body<typeof documents.verify>,
): Promise<Verdict> {
  const authentic = await findIssuedBySha256(database, Buffer.from(sha256, 'hex'))
  if (authentic) return { verdict: 'authentic', document: describe(authentic) }
  const code = readVerificationCode(typed ?? '')
  const claimed = code === null ? undefined : await findIssuedByCode(database, code)
  return claimed
    ? { verdict: 'changed', document: describe(claimed) }
    : { verdict: 'unknown', document: null }
}

function describe({ kind, issued_on }: { kind: string; issued_on: string }): Described {
  // a kind that this version no longer names stays verifiable
  const titles: Readonly<Record<string, string>> = ISSUED_TITLES
  return { title: titles[kind] ?? 'Document', issued_on }
}
