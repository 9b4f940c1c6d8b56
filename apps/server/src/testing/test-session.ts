import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { Role } from '@sillage/domain/accounts/roles.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildAccount, giveCapabilities, setPresentAt } from '../accounts/accounts.factory.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { Reached, TestClient } from './test-app.ts'

export interface TestSession {
  readonly account: AccountRow
  readonly token: string
  readonly client: TestClient
}

/**
 * A new account of a role, signed in without a call (sign-in has its own tests). Its proof of presence stays valid
 * whatever the test's clock.
 */
export async function signInAs(server: Reached, role: Role = 'user'): Promise<TestSession> {
  return signInAgain(server, { account: await buildAccount(server.database, { role }) })
}

/** Another session of the same person, for when the clock was moved past the end of the last one. */
export async function signInAgain(
  server: Reached,
  { account }: Pick<TestSession, 'account'>,
): Promise<TestSession> {
  const token = await server.openSession(account)
  await setPresentAt(server.database, account.id, '9999-01-01T00:00:00Z')
  return { account, token, client: server.client(token) }
}

/** The same with capabilities, all of them unless they are named. */
export async function signInCapable(
  server: Reached,
  role: Exclude<Role, 'user'>,
  capabilities?: readonly Capability[],
): Promise<TestSession> {
  const session = await signInAs(server, role)
  await giveCapabilities(server.database, session.account.id, capabilities)
  return session
}

/** The refusal of a call that must fail. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

/** The row counts of the main tables that requests add to, without the throttle's counters. */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const tables = [
    'account',
    'presence_code',
    'staff_invitation',
    'external_identity',
    'passkey',
    'recovery_code',
    'audit_entry',
    'session',
    'idempotent_answer',
    'questionnaire',
    'quote',
    'subscription_draft',
    'contract',
    'contract_signature',
    'contract_event',
    'contract_ending',
    'ending_notice',
    'claim',
    'claim_participant',
    'claim_event',
    'claim_document_request',
    'claim_provided_document',
    'claim_outcome',
    'claim_draft',
    'claim_saved_filter',
    'staff_absence',
    'claim_fact',
    'claim_signal',
    'claim_link',
    'claim_routing',
    'claim_reply',
    'claim_intake',
    'house_delays',
    'claim_skill',
    'claim_message',
    'claim_file_share',
    'claim_file_change',
    'claim_file',
    'claim_read',
    'mail',
    'notification',
    'complaint',
    'conversation',
    'conversation_message',
    'closed_identity',
    'tariff',
    'tariff_edit',
  ]
  const counts = tables.map(
    (table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.id(table)}`,
  )
  // with a parameter the query is prepared, so it is planned once for thousands of runs: an eighth of the time
  const { rows } = await sql<
    Record<string, number>
  >`select ${sql.join(counts)} where ${true}::boolean`.execute(database)
  return rows[0] ?? {}
}
