import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import type { Query, Reply } from '@sillage/wire/http/route.ts'
import { recordListing } from '../../audit/audit.service.ts'
import { personName } from '../../platform/database/account-columns.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { presentContract } from '../contracts.present.ts'
import { findContractsOf, type ListedRow } from '../contracts.repository.ts'
import {
  countContracts,
  countContractsOf,
  findContracts,
  findHolder,
} from './contract-desk.repository.ts'

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
    contracts: rows.map((row) => onTheDesk(row, today)),
    total,
    page,
    limit,
  }
}

function onTheDesk(row: ListedRow, today: Temporal.PlainDate) {
  const { contract_id, name, start_date, end_date, price, status, origin, contract_type } =
    presentContract(row, today)
  return { contract_id, name, start_date, end_date, price, status, origin, contract_type }
}

const USUAL_PAGE = 25

/** One page of all contracts; the listing is audited once per filter, not for each page. */
export async function listContracts(
  { database, now, session }: RequestContext,
  { status, product, page = 1, limit = USUAL_PAGE }: Query<typeof contractDesk.list>,
): Promise<Reply<typeof contractDesk.list>['data']> {
  const today = dayInParis(now)
  const filter = { status, product, today: today.toString() }
  const [rows, total] = await Promise.all([
    findContracts(database, filter, { limit, offset: (page - 1) * limit }),
    countContracts(database, filter),
  ])
  await recordListing(database, {
    actorId: session.account.id,
    action: 'contract.listed',
    subjectKind: 'contract',
    subjectId: '',
    filter: { ...(status ? { status } : {}), ...(product ? { product } : {}) },
    found: total,
  })
  const visible = rolesVisibleTo(session.account.role)
  return {
    contracts: rows.map((row) => ({
      ...onTheDesk(row, today),
      holder: visible.includes(row.holder_role)
        ? { account_id: row.holder_id, name: personName(row) }
        : null,
    })),
    total,
    page,
    limit,
  }
}
