import type { Role } from '@sillage/domain/accounts/roles.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { columnsOf } from '../platform/database/tables/row-columns.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { AccountProposalTable } from '../platform/database/tables/tables-identity.ts'

export type ProposalRow = Selectable<AccountProposalTable>

/** Stores a proposal, replacing a waiting one of the same kind. */
export async function putProposal(
  database: Database,
  proposal: Insertable<AccountProposalTable>,
): Promise<ProposalRow> {
  const { account_id, kind, proposed_at } = proposal
  await database
    .updateTable('account_proposal')
    .set({ ended_at: proposed_at, ending: 'replaced' })
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute()
  return database
    .insertInto('account_proposal')
    .values(proposal)
    .returning(columnsOf('account_proposal'))
    .executeTakeFirstOrThrow()
}

const MOST_SHOWN = 100

/** The waiting proposals about accounts of these roles, oldest first. */
export function findProposals(
  database: Database,
  { roles, now }: { roles: readonly Role[]; now: Date },
) {
  return database
    .selectFrom('account_proposal')
    .innerJoin('account', 'account.id', 'account_proposal.account_id')
    .innerJoin('account as proposer', 'proposer.id', 'account_proposal.proposed_by')
    .select(columnsOf('account_proposal'))
    .select(['account.username', 'account.email', 'proposer.username as proposer'])
    .select('proposer.role_since as proposer_since')
    .where('account_proposal.ended_at', 'is', null)
    .where('account_proposal.expires_at', '>', now)
    .where('account.role', 'in', [...roles])
    .orderBy('account_proposal.proposed_at')
    .limit(MOST_SHOWN)
    .execute()
}

export type FoundProposal = Awaited<ReturnType<typeof findProposals>>[number]

/** A waiting proposal, locked until the transaction ends. */
export function lockProposal(
  database: Database,
  { id, now }: { id: string; now: Date },
): Promise<ProposalRow | undefined> {
  return waiting(database, now).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The waiting proposal of a mailed link, to the new address or to the old one; locked. */
export function lockProposalOfLink(
  database: Database,
  { sha256, now }: { sha256: Buffer; now: Date },
): Promise<ProposalRow | undefined> {
  return waiting(database, now)
    .where((eb) => eb.or([eb('confirm_sha256', '=', sha256), eb('stop_sha256', '=', sha256)]))
    .forUpdate()
    .executeTakeFirst()
}

function waiting(database: Database, now: Date) {
  return database
    .selectFrom('account_proposal')
    .select(columnsOf('account_proposal'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
}

export function updateProposal(
  database: Database,
  { id, change }: { id: string; change: Partial<ProposalRow> },
): Promise<ProposalRow> {
  return database
    .updateTable('account_proposal')
    .set(change)
    .where('id', '=', id)
    .returning(columnsOf('account_proposal'))
    .executeTakeFirstOrThrow()
}

/** Confirmed address changes whose 72 hours are over. */
export async function findDueProposals(database: Database, now: Date): Promise<readonly string[]> {
  const rows = await waiting(database, now)
    .where('confirmed_at', 'is not', null)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('needs_second', '=', false), eb('approved_by', 'is not', null)]))
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

export async function expireProposals(database: Database, now: Date) {
  await database
    .updateTable('account_proposal')
    .set({ ended_at: now, ending: 'expired' })
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

/** The active admins and roots. */
export function findAdministrators(
  database: Database,
): Promise<Pick<AccountRow, 'id' | 'role' | 'is_active' | 'role_since'>[]> {
  return database
    .selectFrom('account')
    .select(['id', 'role', 'is_active', 'role_since'])
    .where('role', 'in', ['admin', 'root'])
    .where('is_active', '=', true)
    .execute()
}
