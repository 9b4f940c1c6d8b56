import { isOngoing } from '@sillage/domain/claims/status.ts'
import {
  contractRegistration,
  isSameRegistration,
} from '@sillage/domain/contracts/insured-vehicles.ts'
import { issuedTitle, saysCovered } from '@sillage/domain/documents/issued-kinds.ts'
import {
  claimStanding,
  registeredSentence,
  type Suspension,
  standingOn,
} from '@sillage/domain/documents/standing.ts'
import { readVerificationCode } from '@sillage/domain/documents/verification-code.ts'
import { isSuspendedAt } from '@sillage/domain/payments/arrears.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import {
  findClaimPaper,
  findContractPaper,
  findLastReport,
  findRecordedLine,
  findSuspended,
  type Sought,
} from './verification.repository.ts'

type Verdict = Reply<typeof documents.verify>['data']
type Described = NonNullable<Verdict['document']>

/** The document of a code; throws 404 for an unknown code. */
export async function issuedByCode(
  context: RequestContext<null>,
  typed: string,
): Promise<Described> {
  const code = readVerificationCode(typed)
  const found = code === null ? null : await describe(context, { code })
  if (!found) throw notFound()
  return found
}

/** A file is authentic only if every byte is unchanged. Its code distinguishes a changed file from a foreign one. */
export async function verifyFile(
  context: RequestContext<null>,
  { sha256, code: typed }: Body<typeof documents.verify>,
): Promise<Verdict> {
  const authentic = await describe(context, { sha256: Buffer.from(sha256, 'hex') })
  if (authentic) return { verdict: 'authentic', document: authentic }
  const code = readVerificationCode(typed ?? '')
  const claimed = code === null ? null : await describe(context, { code })
  return claimed
    ? { verdict: 'changed', document: claimed }
    : { verdict: 'unknown', document: null }
}

/** The document, and the current state of its contract. */
async function describe(
  { database, now }: RequestContext<null>,
  sought: Sought,
): Promise<Described | null> {
  const paper = await findContractPaper(database, sought)
  if (paper) {
    const standing = await contractStanding(database, paper.contract_id, now)
    const coversNothing = standing.state === 'over' || standing.state === 'suspended'
    const registeredAt = coversNothing ? null : await registeredAtOf(database, paper.contract_id)
    return {
      ...presentPaper(paper),
      standing: registeredAt
        ? `${standing.sentence} ${registeredSentence(dayInParis(registeredAt.toTemporalInstant()))}`
        : standing.sentence,
      misleads: saysCovered(paper.kind) && coversNothing,
    }
  }
  const claimPaper = await findClaimPaper(database, sought)
  return claimPaper
    ? {
        ...presentPaper(claimPaper),
        standing: claimStanding(isOngoing(claimPaper.claim_status)),
        misleads: false,
      }
    : null
}

/**
 * When the file of insured vehicles accepted the last report on a contract and its extensions; null until then, and when
 * it was accepted under another plate than the contract’s.
 */
export async function registeredAtOf(database: Database, contractId: string): Promise<Date | null> {
  const last = await findLastReport(database, contractId)
  const registration = last && contractRegistration(last)
  return registration && isSameRegistration(registration, last) ? last.acknowledged_at : null
}

interface PublicPaper {
  readonly kind: string
  readonly issued_on: string
  readonly subject: string | null
  readonly time_stamped_at: Date | null
}

function presentPaper({ kind, issued_on, subject, time_stamped_at }: PublicPaper) {
  return {
    title: issuedTitle(kind),
    issued_on,
    subject,
    time_stamped_at: time_stamped_at?.toISOString() ?? null,
  }
}

async function contractStanding(database: Database, id: string, now: Temporal.Instant) {
  const rows = await findRecordedLine(database, id)
  const suspended = await suspendedNow(
    database,
    rows.map((row) => row.id),
    now,
  )
  const line = rows.map((row) => ({
    id: row.id,
    status: row.status,
    origin: row.origin,
    parentId: row.parent_contract_id,
    start: Temporal.PlainDate.from(row.start_date),
    end: Temporal.PlainDate.from(row.end_date),
    endedOn: row.cancellation_date && dayInParis(row.cancellation_date.toTemporalInstant()),
    endedBy: row.ended_by,
    coveredUntil: row.covered_until === null ? null : Temporal.PlainDate.from(row.covered_until),
    suspension: suspended.get(row.id) ?? null,
  }))
  const contract = line.find((one) => one.id === id)
  // a contract is not deleted while a document refers to it
  if (!contract) throw notFound()
  return standingOn(contract, line, dayInParis(now))
}

async function suspendedNow(
  database: Database,
  contractIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, Suspension>> {
  const rows = (await findSuspended(database, contractIds)).map((row) => ({
    id: row.contract_id,
    suspendedAt: row.suspended_at.toTemporalInstant(),
    resumesAt: row.resumes_at?.toTemporalInstant() ?? null,
  }))
  return new Map(
    rows
      .filter((row) => isSuspendedAt(row, now))
      .map(({ id, suspendedAt, resumesAt }) => [
        id,
        { since: dayInParis(suspendedAt), until: resumesAt && dayInParis(resumesAt) },
      ]),
  )
}
