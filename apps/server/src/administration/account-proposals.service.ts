import {
  authorRefusal,
  DAYS_OF_A_PROPOSAL,
  secondRefusal,
} from '@sillage/domain/accounts/account-changes.ts'
import { rolesVisibleTo } from '@sillage/domain/accounts/permissions.ts'
import type { AccountProposal } from '@sillage/wire/administration/users.ts'
import { placeOf } from '../accounts/accounts.service.ts'
import { recordAudit, recordListing } from '../audit/audit.service.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import { dateOf } from '../platform/database/timestamps.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { applyChange, type Change, checkChange, type People } from './account-changes.service.ts'
import { presentProposal } from './account-proposals.present.ts'
import {
  findProposals,
  lockProposal,
  type ProposalRow,
  putProposal,
  updateProposal,
} from './account-proposals.repository.ts'
import { settleAddress } from './address-changes.service.ts'
import { candidateOf, waitsForSecond } from './second-administrator.service.ts'
import { personOf } from './users.present.ts'
import { lockPeople } from './users.repository.ts'

/** Makes a change of an account, or proposes it to a second administrator. Returns the current account. */
export async function changeOrPropose(
  context: RequestContext,
  people: People,
  change: Change,
): Promise<AccountRow> {
  checkChange(people, change)
  const { transaction, target } = people
  const { waits, isAlone } = await waitsForSecond(context, people, change.kind)
  if (!waits)
    return applyChange(context, people, { change, grounds: isAlone ? { alone: true } : {} })
  const at = dateOf(context.now)
  const from = valueOf(target, change.kind)
  await putProposal(transaction, {
    account_id: target.id,
    kind: change.kind,
    from_value: from,
    to_value: change.to,
    proposed_by: people.actor.id,
    proposed_at: at,
    due_at: at,
    expires_at: dateOf(context.now.add({ hours: 24 * DAYS_OF_A_PROPOSAL })),
    needs_second: true,
    files_to: change.filesTo ?? null,
  })
  await recordAudit(transaction, {
    actorId: context.session.account.id,
    action: 'account.change_proposed',
    subjectKind: 'account',
    subjectId: target.id,
    detail: { kind: change.kind, from, to: change.to, ...placeOf(context) },
  })
  return target
}

/** What a change replaces: a role, whether the account is active, or nothing. */
function valueOf(target: AccountRow, kind: Change['kind']): string {
  if (kind === 'role') return target.role
  return kind === 'prepare' || kind === 'approve' ? '' : target.is_active ? 'active' : 'inactive'
}

/** The waiting proposals about accounts that the caller may see. */
export async function listProposals(context: RequestContext): Promise<AccountProposal[]> {
  const proposals = await proposalsSeenBy(context)
  await recordListing(context.database, {
    actorId: context.session.account.id,
    action: 'account.changes_listed',
    subjectKind: 'account',
    subjectId: '',
    filter: {},
    found: proposals.length,
  })
  return proposals
}

async function proposalsSeenBy({
  database,
  now,
  session,
}: RequestContext): Promise<AccountProposal[]> {
  const roles = rolesVisibleTo(session.account.role)
  const rows = await findProposals(database, { roles, now: dateOf(now) })
  return rows.map((row) => presentProposal(row, { viewerId: session.account.id, now }))
}

/**
 * Approves a proposal as second administrator: the change is made, or then only waits for the new address to confirm.
 */
export function acceptProposal(context: RequestContext, id: string): Promise<AccountProposal[]> {
  return decide(context, id, async (proposal, { people, proposer, second }) => {
    const { transaction } = people
    const { proposed_by, account_id } = proposal
    const wanted = { proposerId: proposed_by, targetId: account_id, now: context.now }
    const refusal =
      secondRefusal(candidateOf(second), wanted) ??
      authorRefusal(candidateOf(proposer), context.now)
    if (refusal) throw refuse(refusal, 403)
    const change = { approved_by: second.id }
    const approved = await updateProposal(transaction, { id: proposal.id, change })
    if (proposal.kind === 'email') return settleAddress(context, transaction, approved)
    const { files_to: filesTo } = proposal
    const proposed = {
      kind: proposal.kind,
      to: proposal.to_value,
      ...(filesTo === null ? {} : { filesTo }),
    }
    checkChange(people, proposed)
    await applyChange(context, people, { change: proposed, grounds: { proposedBy: proposed_by } })
    await end(context, people, { proposal, ending: 'done' })
  })
}

/** Withdraws a proposal, or refuses it. */
export function stopProposal(context: RequestContext, id: string): Promise<AccountProposal[]> {
  return decide(context, id, async (proposal, { people }) => {
    await end(context, people, { proposal, ending: 'stopped' })
    await recordAudit(people.transaction, {
      actorId: context.session.account.id,
      action: 'account.change_stopped',
      subjectKind: 'account',
      subjectId: proposal.account_id,
      detail: { kind: proposal.kind, ...placeOf(context) },
    })
  })
}

interface Deciding {
  readonly people: People
  readonly proposer: AccountRow
  /** The administrator who decides. */
  readonly second: AccountRow
}

async function decide(
  context: RequestContext,
  id: string,
  work: (proposal: ProposalRow, deciding: Deciding) => Promise<void>,
) {
  const { database, now, session } = context
  await inTransaction(database, async (transaction) => {
    const wanted = { id, now: dateOf(now) }
    const proposal = isUuid(id) ? await lockProposal(transaction, wanted) : undefined
    if (!proposal) throw notFound()
    const { account_id, proposed_by } = proposal
    const people = await lockPeople(transaction, [session.account.id, account_id, proposed_by])
    const [target, proposer, second] = [account_id, proposed_by, session.account.id].map((one) =>
      people.find((person) => person.id === one),
    )
    if (!target || !proposer || !second) throw notFound()
    if (!rolesVisibleTo(second.role).includes(target.role)) throw notFound()
    const roots = people.filter((one) => one.role === 'root' && one.is_active)
    const activeRoots = roots.map((one) => one.id)
    const actor = personOf(proposer)
    await work(proposal, { people: { transaction, actor, target, activeRoots }, proposer, second })
  })
  return proposalsSeenBy(context)
}

async function end(
  { now }: RequestContext,
  { transaction }: People,
  { proposal, ending }: { proposal: ProposalRow; ending: 'done' | 'stopped' },
) {
  await updateProposal(transaction, { id: proposal.id, change: { ended_at: dateOf(now), ending } })
}
