import type { MailChoice } from '@sillage/domain/accounts/mail-choices.ts'
import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ClaimEventKind, ClaimRow } from '../../platform/database/tables/tables-claims.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { publish } from '../../platform/live/live.repository.ts'
import { findAbsenceAt } from '../absences/absences.repository.ts'
import { findReaders } from '../access/claim-access.repository.ts'
import { CLAIM_NOTICES } from '../claims.messages.ts'
import { postSystemMessage } from '../discussion/messages.delivery.ts'
import { insertClaimEvents, updateClaim } from './claim-events.repository.ts'

interface Happening {
  readonly kind: ClaimEventKind
  readonly aboutId?: string
  readonly detail?: string
  readonly isInternal?: boolean
}

export interface Movement {
  readonly claim: { readonly id: string; readonly status: ClaimStatus }
  readonly happenings: readonly Happening[]
  readonly change?: {
    readonly status?: ClaimStatus
    readonly waiting?: WaitingSide
    readonly assignee_id?: string | null
  }
  /** The line in the discussion. */
  readonly line?: string
  /** The title of the notice to every participant but the author, in the application and by mail. */
  readonly title?: string
  /** Notify the author too, as a receipt. */
  readonly isReceipt?: true
}

/** Who makes the change, and when; no session for an automatic change. */
interface Mover {
  readonly now: Temporal.Instant
  readonly session: RequestContext['session'] | null
}

/** The first 8 characters of an id: the number that people read out on the phone. */
export const numberOf = (id: string) => id.slice(0, 8)

/** What a notice calls a claim, after « sinistre » : « du 3 mars 2026 (276439d0) », without its nature. */
export const referenceOf = ({ id, incident_date }: Pick<ClaimRow, 'id' | 'incident_date'>) =>
  `du ${formatDay(Temporal.PlainDate.from(incident_date))} (${numberOf(id)})`

/**
 * Does everything that a change of a claim involves, in the transaction of the change: the row, its dated events, the
 * line in the discussion, the notices, and the refresh of open pages.
 */
export async function moveClaim(
  transaction: Database,
  { now, session }: Mover,
  { claim, happenings, change = {}, line, title, isReceipt }: Movement,
) {
  const at = dateOf(now)
  const status = change.status ?? claim.status
  await updateClaim(transaction, { id: claim.id, at, change })
  const eventIds = await insertClaimEvents(
    transaction,
    happenings.map(({ kind, aboutId, detail, isInternal }) => ({
      claim_id: claim.id,
      kind,
      status,
      actor_id: session?.account.id ?? null,
      about_id: aboutId ?? null,
      detail: detail ?? null,
      is_internal: isInternal ?? false,
      at,
    })),
  )
  if (line)
    await postSystemMessage(transaction, {
      claimId: claim.id,
      accountId: session?.account.id ?? null,
      content: line,
      at,
    })
  const readers = await findReaders(transaction, claim.id)
  if (title) {
    const insiders = await findReaders(transaction, claim.id, { withThird: false })
    const notified = await withDeputy(transaction, { readers: insiders, claimId: claim.id, now })
    const others = isReceipt ? notified : notified.filter((id) => id !== session?.account.id)
    await tell(transaction, others, { claimId: claim.id, key: eventIds[0] ?? '', title })
  }
  await publish(transaction, {
    kind: 'status',
    payload: { claim_id: claim.id, claimStatus: status },
    accountIds: readers,
    staff: true,
  })
}

/** The readers of a claim, plus the deputy of a handler who is away. */
export async function withDeputy(
  transaction: Database,
  {
    readers,
    claimId,
    now,
  }: {
    readonly readers: readonly string[]
    readonly claimId: string
    readonly now: Temporal.Instant
  },
): Promise<readonly string[]> {
  const absence = await findAbsenceAt(transaction, { claimId, day: dayInParis(now).toString() })
  const deputyId = absence?.deputy_id ?? null
  return deputyId === null ? readers : [...new Set([...readers, deputyId])]
}

interface ClaimNotice {
  readonly claimId: string
  readonly key: string
  readonly title: string
  /** The kind of mail, when its readers may opt out of it. */
  readonly choice?: MailChoice
}

/** Notifies accounts about a claim, in the application and by mail; the mail says only where to read. */
export async function tell(
  transaction: Database,
  accountIds: readonly string[],
  { claimId, key, title, choice }: ClaimNotice,
) {
  // only a few people; in sequence, since they share one connection
  for (const accountId of accountIds)
    await notify(transaction, {
      accountId,
      key: `sinistre ${claimId} ${key}`,
      claimId,
      title,
      path: paths.claimOf(claimId),
      mail: { subject: CLAIM_NOTICES.mailSubject, text: CLAIM_NOTICES.mailText, choice },
    })
}
