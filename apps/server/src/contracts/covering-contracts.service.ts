import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { lineOf } from '@sillage/domain/contracts/line.ts'
import type { Product } from '@sillage/domain/subscription/products.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Database } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound } from '../platform/http/domain-error.ts'
import type { Session } from '../platform/http/mount.ts'
import { findContractsBeside } from './covering-contracts.repository.ts'

/** A contract with all of its line: what may cover an incident. */
export interface CoveringLine {
  readonly ownerId: string
  readonly product: Product
  readonly contracts: readonly {
    readonly product: Product
    readonly start: Temporal.PlainDate
    readonly end: Temporal.PlainDate
    readonly cancelledOn: Temporal.PlainDate | null
  }[]
}

/** The line of a contract of the account, or of anybody's for staff; any other is as absent as an unknown one. */
export async function coveringLine(
  database: Database,
  { contractId, session }: { contractId: string; session: Session },
): Promise<CoveringLine> {
  const { id: accountId, role } = session.account
  const rows = isUuid(contractId)
    ? await findContractsBeside(database, { contractId, accountId, isStaff: isStaff(role) })
    : []
  const asked = rows.find(({ id }) => id === contractId.toLowerCase())
  if (!asked) throw notFound()
  const contracts = rows.map((row) => ({
    id: row.id,
    status: row.status,
    origin: row.origin,
    parentId: row.parent_contract_id,
    originId: row.origin_contract_id,
    renewalId: row.renewal_contract_id,
    product: row.product,
    start: Temporal.PlainDate.from(row.start_date),
    end: Temporal.PlainDate.from(row.end_date),
    cancelledOn:
      row.cancellation_date &&
      dayInParis(Temporal.Instant.fromEpochMilliseconds(row.cancellation_date.getTime())),
  }))
  return {
    ownerId: asked.account_id,
    product: asked.product,
    contracts: lineOf(asked.id, contracts),
  }
}
