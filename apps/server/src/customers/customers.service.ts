import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { addressLines } from '@sillage/domain/accounts/postal-address.ts'
import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { readSearch } from '@sillage/domain/customers/search.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Customer, customers } from '@sillage/wire/customers.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { deathOf } from '../accounts/deaths/deaths.service.ts'
import { findLastSignIns } from '../accounts/session/account-access.service.ts'
import { recordListing } from '../audit/audit.service.ts'
import { paymentByContract } from '../payments/customer/payment-by-contract.service.ts'
import { personName } from '../platform/database/account-columns.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import {
  findCustomer,
  findExchanges,
  findHeldContracts,
  findLookalikes,
  findOwnClaims,
  findOwnComplaints,
  findWrittenMessages,
} from './customer.repository.ts'
import {
  presentComplaint,
  presentExchange,
  presentFoundClaim,
  presentFoundComplaint,
  presentFoundContract,
  presentFoundCustomer,
  presentHeld,
  presentOwnClaim,
  presentWritten,
} from './customers.present.ts'
import { findAccounts, findClaims, findContracts, findNearAccounts } from './find.repository.ts'
import { findComplaints } from './find-complaints.repository.ts'

/**
 * Everything a search text finds, with addresses and telephones masked. The search is not audited; opening a result is.
 */
export async function find(
  { database, now, session }: RequestContext,
  typed: string,
): Promise<Reply<typeof customers.find>['data']> {
  const search = readSearch(typed)
  const sought = { search, roles: rolesVisibleTo(session.account.role) }
  const [exact, contracts, claims, complaints] = await Promise.all([
    findAccounts(database, sought),
    findContracts(database, sought),
    findClaims(database, sought),
    findComplaints(database, sought),
  ])
  const near = exact.length === 0 ? await findNearAccounts(database, sought) : []
  const today = dayInParis(now)
  return {
    customers: [...exact, ...near].map(presentFoundCustomer),
    is_near: near.length > 0,
    contracts: contracts.map((row) => presentFoundContract(row, today)),
    claims: claims.map(presentFoundClaim),
    complaints: complaints.map(presentFoundComplaint),
  }
}

/** Everything staff needs to answer a customer; opening it is audited. */
export async function openCustomer(
  { database, now, session }: RequestContext,
  id: string,
  takesCards: boolean,
): Promise<Customer> {
  const roles = rolesVisibleTo(session.account.role)
  const account = isUuid(id) ? await findCustomer(database, { id, roles }) : undefined
  if (!account) throw notFound()
  const [
    lastSignIns,
    contracts,
    money,
    claims,
    complaints,
    exchanges,
    messages,
    lookalikes,
    death,
  ] = await Promise.all([
    findLastSignIns(database, [id]),
    findHeldContracts(database, id),
    paymentByContract({ database, now }, id, takesCards),
    findOwnClaims(database, id),
    findOwnComplaints(database, id),
    findExchanges(database, id),
    findWrittenMessages(database, id),
    findLookalikes(database, account, roles),
    deathOf(database, id),
  ])
  if (id !== session.account.id)
    await recordListing(database, {
      actorId: session.account.id,
      action: 'customer.read',
      subjectKind: 'account',
      subjectId: id,
      filter: {},
      found: contracts.length,
    })
  const today = dayInParis(now)
  return {
    id,
    name: personName(account),
    username: account.username,
    company: account.company_name,
    siren: account.siren,
    email: account.email,
    is_email_proved: account.email_verified_at !== null,
    phone: account.person?.phone ?? null,
    birth_date: account.person?.birthDate ?? null,
    birth_place: account.person?.birthPlace ?? null,
    address: account.postal_address ? [...addressLines(account.postal_address)] : [],
    since: account.created_at.toISOString(),
    is_active: account.is_active,
    is_staff: isStaff(account.role),
    died_on: death?.died_on ?? null,
    last_sign_in: lastSignIns.get(id)?.toISOString() ?? null,
    contracts: contracts.map((row) => ({
      ...presentHeld(row, today),
      ended_on:
        row.cancellation_date && dayInParis(row.cancellation_date.toTemporalInstant()).toString(),
      ends_on: row.status === 'cancelled' ? null : row.covered_until,
      price: toEuros(row.contract_price_cents + row.compensation_cents),
      payment: money.get(row.id)?.payment ?? null,
    })),
    contracts_total: contracts[0]?.total ?? 0,
    claims: claims.map(presentOwnClaim),
    claims_total: claims[0]?.total ?? 0,
    complaints: complaints.map(presentComplaint),
    complaints_total: complaints[0]?.total ?? 0,
    exchanges: exchanges.map(presentExchange),
    messages: messages.map(presentWritten),
    lookalikes: lookalikes.map((row) => ({
      id: row.id,
      name: personName(row),
      email: row.email,
      since: row.created_at.toISOString(),
    })),
  }
}
