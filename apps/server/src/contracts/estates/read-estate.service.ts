import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { estates } from '@sillage/wire/contracts/estates.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { deathOf, type KnownDeath } from '../../accounts/deaths/deaths.service.ts'
import { recordListing } from '../../audit/audit.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { estatePayouts } from '../../payments/estates/estates.service.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findEstateContracts, isShown } from './estates.repository.ts'

/** Whom to write to for somebody who has died, the contracts that ran that day, and what is to be paid. */
export async function readEstate(
  { database, now, session }: RequestContext,
  id: string,
): Promise<Reply<typeof estates.read>['data']> {
  await mustBeShown({ database, session }, id)
  const death = await deathOf(database, id)
  if (!death) return { death: null, contracts: [], payouts: [] }
  // the same line as for the page of the customer, which leads here
  await recordListing(database, {
    actorId: session.account.id,
    action: 'customer.read',
    subjectKind: 'account',
    subjectId: id.toLowerCase(),
    filter: {},
  })
  const rows = await findEstateContracts(database, {
    accountId: id,
    diedOn: death.died_on,
    today: dayInParis(now),
  })
  const names = await namesOf(
    database,
    rows.map((row) => row.id),
  )
  return {
    death: presentDeath(death),
    contracts: rows.map((row) => ({
      contract_id: row.id,
      name: names.get(row.id) ?? '',
      is_motor: traitsOf(row.product).motor !== null,
      last_day: row.last_day,
      is_asked: row.is_asked,
      is_over: row.is_over,
      may_be_ended: row.may_be_ended,
    })),
    payouts: await estatePayouts(database, { accountId: id, since: death.recorded_at }),
  }
}

function presentDeath(death: KnownDeath) {
  return {
    died_on: death.died_on,
    capacity: death.capacity,
    correspondent: death.correspondent,
    address: death.address.split('\n'),
    proof: death.proof,
    recorded_at: death.recorded_at.toISOString(),
    by: death.by,
  }
}

/** Throws 404 for an account that the reader’s role doesn’t see. */
export async function mustBeShown(
  { database, session }: Pick<RequestContext, 'database' | 'session'>,
  id: string,
) {
  const roles = rolesVisibleTo(session.account.role)
  if (!isUuid(id) || !(await isShown(database, { id, roles }))) throw notFound()
}
