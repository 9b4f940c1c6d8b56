import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** How to look up a document: by its code or by the digest of its file. */
export type Sought = { readonly code: string } | { readonly sha256: Buffer }

/** The columns that anybody holding a document may see. */
const PUBLIC = ['kind', 'issued_on', 'subject', 'time_stamped_at'] as const

export function findContractPaper(database: Database, sought: Sought) {
  const papers = database.selectFrom('issued_document').select(PUBLIC).select('contract_id')
  return (
    'code' in sought
      ? papers.where('code', '=', sought.code)
      : papers.where('sha256', '=', sought.sha256)
  ).executeTakeFirst()
}

export function findClaimPaper(database: Database, sought: Sought) {
  const papers = database
    .selectFrom('issued_claim_paper')
    .innerJoin('claim', 'claim.id', 'issued_claim_paper.claim_id')
    .select(PUBLIC)
    .select('claim.status as claim_status')
  return (
    'code' in sought
      ? papers.where('code', '=', sought.code)
      : papers.where('sha256', '=', sought.sha256)
  ).executeTakeFirst()
}

const line = sql<string>`coalesce(origin_contract_id, id)`
const lineOf = sql<string>`coalesce(contract.origin_contract_id, contract.id)`

/** The contract of a document, with those that continue it. */
export function findRecordedLine(database: Database, contractId: string) {
  return database
    .selectFrom('contract')
    .leftJoin('contract_ending', 'contract_ending.contract_id', 'contract.id')
    .select([
      'contract.id',
      'contract.status',
      'contract.origin',
      'contract.parent_contract_id',
      'contract.start_date',
      'contract.end_date',
      'contract.cancellation_date',
      'contract.covered_until',
      'contract_ending.kind as ended_by',
    ])
    .where(lineOf, '=', (query) =>
      query.selectFrom('contract').select(line.as('line')).where('id', '=', contractId),
    )
    .execute()
}

/** When cover of these contracts was suspended for non-payment, each on the first contract of its extensions. */
export function findSuspended(database: Database, contractIds: readonly string[]) {
  return database
    .selectFrom('formal_notice')
    .select(['contract_id', 'suspended_at', 'resumes_at'])
    .where('contract_id', 'in', contractIds)
    .where('suspended_at', 'is not', null)
    .$narrowType<{ suspended_at: Date }>()
    .execute()
}

/**
 * The last report on a contract, or on an extension of it, which begins on the same day, to the file of insured
 * vehicles, with the facts of the contract.
 */
export function findLastReport(database: Database, contractId: string) {
  return database
    .selectFrom('contract')
    .innerJoin('vehicle_event', (join) => join.on('vehicle_event.policy', '=', lineOf))
    .select(['contract.product', 'contract.answers'])
    .select(['vehicle_event.plate', 'vehicle_event.country', 'vehicle_event.acknowledged_at'])
    .where('contract.id', '=', contractId)
    .whereRef('vehicle_event.start_date', '=', 'contract.start_date')
    .orderBy('vehicle_event.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
