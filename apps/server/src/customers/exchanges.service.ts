import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import { promiseRefusal } from '@sillage/domain/customers/exchange.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { customers, Exchange } from '@sillage/wire/customers.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { DomainError, notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { findCustomer, findExchange, insertExchange, keepPromise } from './customer.repository.ts'
import { CUSTOMER_REFUSALS } from './customers.messages.ts'
import { presentExchange } from './customers.present.ts'

/** Records a call or a letter, but not on one's own account. */
export async function noteExchange(
  { database, now, session }: RequestContext,
  id: string,
  { kind, text, promised_on }: Body<typeof customers.note>,
): Promise<Exchange> {
  const actorId = session.account.id
  const roles = rolesVisibleTo(session.account.role)
  if (!isUuid(id) || !(await findCustomer(database, { id, roles }))) throw notFound()
  if (id === actorId) throw refuse({ code: 'exchange.own', message: CUSTOMER_REFUSALS.own }, 403)
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

/** Marks a promise as kept; of two at once, one succeeds. */
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
      throw refuse({ code: 'exchange.kept', message: CUSTOMER_REFUSALS.kept }, 409)
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
