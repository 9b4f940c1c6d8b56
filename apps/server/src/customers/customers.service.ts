import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { addressLines } from '@sillage/domain/accounts/postal-address.ts'
import { promiseRefusal } from '@sillage/domain/customers/exchange.ts'
import { readSearch } from '@sillage/domain/customers/search.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Customer, customers, Exchange } from '@sillage/wire/customers.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { DomainError, notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import {
  findCustomer,
  findExchange,
  findExchanges,
  findHeldContracts,
  findLastSignIn,
  findLookalikes,
  findOwnClaims,
  findOwnComplaints,
  findWrittenMessages,
  insertExchange,
  keepPromise,
} from './customer.repository.ts'
import { CUSTOMER_REFUSALS } from './customers.messages.ts'
import {
  nameOf,
  presentComplaint,
  presentExchange,
  presentFoundClaim,
  presentFoundComplaint,
  presentFoundContract,
  presentFoundCustomer,
  presentHeld,
  presentOwnClaim,
} from './customers.present.ts'
import {
  findAccounts,
  findClaims,
  findComplaints,
  findContracts,
  findNearAccounts,
} from './find.repository.ts'

/**
 * Whoever and whatever is found by what was typed, their addresses and telephones hidden. Nothing of it stands in the log:
 * what is opened does.
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

/** All that staff need to answer a customer; that it was opened stands in the log. */
export async function openCustomer(
  { database, now, session }: RequestContext,
  id: string,
): Promise<Customer> {
  const roles = rolesVisibleTo(session.account.role)
  const account = isUuid(id) ? await findCustomer(database, { id, roles }) : undefined
  if (!account) throw notFound()
  const [lastSignIn, contracts, claims, complaints, exchanges, messages, lookalikes] =
    await Promise.all([
      findLastSignIn(database, id),
      findHeldContracts(database, id),
      findOwnClaims(database, id),
      findOwnComplaints(database, id),
      findExchanges(database, id),
      findWrittenMessages(database, id),
      findLookalikes(database, account, roles),
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
    name: nameOf(account),
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
    last_sign_in: lastSignIn?.toISOString() ?? null,
    contracts: contracts.map((row) => ({
      ...presentHeld(row, today),
      price: toEuros(row.contract_price_cents),
    })),
    contracts_total: contracts[0]?.total ?? 0,
    claims: claims.map(presentOwnClaim),
    claims_total: claims[0]?.total ?? 0,
    complaints: complaints.map(presentComplaint),
    exchanges: exchanges.map(presentExchange),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    lookalikes: lookalikes.map((row) => ({
      id: row.id,
      name: nameOf(row),
      email: row.email,
      since: row.created_at.toISOString(),
    })),
  }
}

/** Writes down a call or a letter. Nobody does on their own account. */
export async function noteExchange(
  { database, now, session }: RequestContext,
  id: string,
  { kind, text, promised_on }: Body<typeof customers.note>,
): Promise<Exchange> {
  const actorId = session.account.id
  const roles = rolesVisibleTo(session.account.role)
  if (!isUuid(id) || !(await findCustomer(database, { id, roles }))) throw notFound()
  if (id === actorId)
    throw new DomainError({
      status: 403,
      code: 'exchange.own',
      message: CUSTOMER_REFUSALS.own,
    })
  const promised = promised_on === undefined ? null : readPromise(promised_on, dayInParis(now))
  const exchangeId = await insertExchange(database, {
    account_id: id,
    kind,
    text,
    recorded_by: actorId,
    at: new Date(now.epochMilliseconds),
    promised_on: promised?.toString() ?? null,
    kept_at: null,
    kept_by: null,
  })
  await recordAudit(database, {
    actorId,
    action: 'customer.exchange_noted',
    subjectKind: 'account',
    subjectId: id,
    detail: { exchange: exchangeId, kind },
  })
  return readExchange(database, exchangeId)
}

function readPromise(text: string, today: Temporal.PlainDate): Temporal.PlainDate {
  const day = parseDay(text)
  if (!day)
    throw new DomainError({
      status: 400,
      code: 'request.invalid',
      message: CUSTOMER_REFUSALS.day,
      errors: [{ path: 'promised_on', message: CUSTOMER_REFUSALS.day }],
    })
  const refusal = promiseRefusal(day, today)
  if (refusal) throw refuse(refusal)
  return day
}

/** Notes that what was promised is done; of two at once, one did it. */
export async function noteKept(
  { database, now, session }: RequestContext,
  id: string,
): Promise<Exchange> {
  const actorId = session.account.id
  const exchange = isUuid(id) ? await findExchange(database, id) : undefined
  const roles = rolesVisibleTo(session.account.role)
  if (!exchange || !(await findCustomer(database, { id: exchange.account_id, roles })))
    throw notFound()
  return inTransaction(database, async (transaction) => {
    const at = new Date(now.epochMilliseconds)
    if (!(await keepPromise(transaction, { id, by: actorId, at })))
      throw new DomainError({ status: 409, code: 'exchange.kept', message: CUSTOMER_REFUSALS.kept })
    await recordAudit(transaction, {
      actorId,
      action: 'customer.promise_kept',
      subjectKind: 'account',
      subjectId: exchange.account_id,
      detail: { exchange: id },
    })
    return readExchange(transaction, id)
  })
}

async function readExchange(database: Database, id: string): Promise<Exchange> {
  const row = await findExchange(database, id)
  if (!row) throw notFound()
  return presentExchange(row)
}
