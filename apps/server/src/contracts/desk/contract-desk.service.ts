import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import type { Query, Reply } from '@sillage/wire/http/route.ts'
import { recordListing } from '../../audit/audit.service.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { presentContract } from '../contracts.present.ts'
import { findContractsOf } from '../contracts.repository.ts'
import { countContractsOf, findHolder } from './contract-desk.repository.ts'

const USUAL_LIMIT = 20

/** The contracts of a person, for the staff: someone on the phone reads out the first characters of a number. */
export async function contractsOfPerson(
  { database, now, session }: RequestContext,
  id: string,
  { page = 1, limit = USUAL_LIMIT }: Query<typeof contractDesk.ofPerson>,
): Promise<Reply<typeof contractDesk.ofPerson>['data']> {
  const viewer = session.account
  const roles = rolesVisibleTo(viewer.role)
  const holder = isUuid(id) ? await findHolder(database, { id, roles }) : undefined
  if (!holder) throw notFound()
  const total = await countContractsOf(database, holder.id)
  const rows = await findContractsOf(database, holder.id, { limit, offset: (page - 1) * limit })
  if (holder.id !== viewer.id)
    await recordListing(database, {
      actorId: viewer.id,
      action: 'contract.listed',
      subjectKind: 'account',
      subjectId: holder.id,
      filter: {},
      found: total,
    })
  const today = dayInParis(now)
  return {
    username: holder.username,
    contracts: rows.map((row) => {
      const { contract_id, name, start_date, end_date, price, status, origin, contract_type } =
        presentContract(row, today)
      return { contract_id, name, start_date, end_date, price, status, origin, contract_type }
    }),
    total,
    page,
    limit,
  }
}
