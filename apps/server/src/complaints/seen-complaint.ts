import type { Database } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import { COMPLAINT_REFUSALS } from './complaints.messages.ts'
import { type AuthoredComplaint, findAuthoredComplaint } from './complaints.repository.ts'
import { findInvolving, findParties } from './parties.repository.ts'
import { type ComplaintNoteRow, findNotes } from './register.repository.ts'

/** A complaint, whether its reader may answer it and, if so, the notes of colleagues. */
export type SeenComplaint = AuthoredComplaint & {
  readonly isForReader: boolean
  readonly notes: readonly ComplaintNoteRow[]
}

/** Who complained, and about which claim. */
export type ComplaintParties = NonNullable<Awaited<ReturnType<typeof findParties>>>

interface Reading {
  readonly accountId: string
  readonly rows: readonly AuthoredComplaint[]
}

/** The author of a complaint, and those it is about, may not answer it and read no notes. */
export async function asSeenBy(
  database: Database,
  { accountId, rows }: Reading,
): Promise<SeenComplaint[]> {
  const claimIds = rows.flatMap(({ claim_id }) => claim_id ?? [])
  const involving = await findInvolving(database, { accountId, claimIds })
  const isForReader = (row: AuthoredComplaint) =>
    !isAuthor(row, accountId) && !(row.claim_id !== null && involving.has(row.claim_id))
  const open = rows.filter(isForReader).map(({ id }) => id)
  const notes = open.length > 0 ? await findNotes(database, open) : []
  const byComplaint = Map.groupBy(notes, ({ complaint_id: id }) => id)
  return rows.map((row) => ({
    ...row,
    isForReader: isForReader(row),
    notes: byComplaint.get(row.id) ?? [],
  }))
}

/** One complaint, as a team member sees it. */
export async function seenComplaint(
  database: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<SeenComplaint> {
  const row = await findAuthoredComplaint(database, id)
  const [seen] = await asSeenBy(database, { accountId, rows: [row] })
  return seen ?? { ...row, isForReader: false, notes: [] }
}

/**
 * Throws for a step by the complaint's own author, and for a judging step by a person who handled the claim it is
 * about.
 */
export async function mustBeForColleague(
  transaction: Database,
  { id, by, judges }: { id: string; by: string; judges: boolean },
) {
  const parties = isUuid(id) ? await findParties(transaction, id) : undefined
  if (parties === undefined) throw notFound()
  if (isAuthor(parties, by))
    throw refuse({ code: 'complaint.own', message: COMPLAINT_REFUSALS.own }, 403)
  if (judges && (await isInvolved(transaction, { by, claimId: parties.claim_id })))
    throw refuse({ code: 'complaint.involved', message: COMPLAINT_REFUSALS.involved }, 403)
  return parties
}

/** Whether a complaint is an account's own; one of somebody without an account, if it has their e-mail. */
export function isAuthor(
  { account_id, namesake_id }: Pick<AuthoredComplaint, 'account_id' | 'namesake_id'>,
  accountId: string,
): boolean {
  return account_id === accountId || namesake_id === accountId
}

export async function isInvolved(
  database: Database,
  { by, claimId }: { by: string; claimId: string | null },
): Promise<boolean> {
  if (claimId === null) return false
  return (await findInvolving(database, { accountId: by, claimIds: [claimId] })).has(claimId)
}
