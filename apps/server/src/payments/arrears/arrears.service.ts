import { dayInParis, isBefore, parseDay } from '@sillage/domain/values/day.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { arrears, FormalNoticeRow } from '@sillage/wire/payments/arrears.ts'
import { deathOf } from '../../accounts/deaths/deaths.service.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { readKept } from '../../documents/issued-documents.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { ARREARS_REFUSALS, LETTER_FILE, letterPosted } from './arrears.messages.ts'
import { presentNotice } from './arrears.present.ts'
import {
  findDeskNotices,
  findNotice,
  findPostedOn,
  findSuspensions,
  holdNotice,
  isNumberUsed,
  type NoticeRow,
  owedOf,
  updateNotice,
} from './notices.repository.ts'

const SHOWN = 500

/** The number of a registered letter, without spaces. */
const POSTAL_NUMBER = /^(?=.*\d)[A-Z0-9]{8,20}$/

/** The formal notices, and the unpaid dues they claim. Reading them is recorded in the audit log. */
export async function listArrears({
  database,
  now,
  session,
}: RequestContext): Promise<{ notices: FormalNoticeRow[] }> {
  const today = dayInParis(now)
  const rows = await findDeskNotices(database, {
    today,
    now: new Date(now.epochMilliseconds),
    limit: SHOWN,
  })
  await recordListing(database, {
    actorId: session.account.id,
    action: 'formal_notice.listed',
    subjectKind: 'finance',
    subjectId: '',
    filter: { day: today.toString() },
    found: rows.length,
  })
  return { notices: rows.flatMap((row) => presentNotice(row, now) ?? []) }
}

/** The letter as drafted, byte for byte. */
export async function noticeLetter(
  { database, session }: RequestContext,
  files: FileKeeper,
  id: string,
) {
  const notice = isUuid(id) ? await findNotice(database, id) : undefined
  if (!notice) throw notFound()
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'formal_notice.read',
    subjectKind: 'contract',
    subjectId: notice.contract_id,
  })
  const bytes = await readKept(files, notice.object_key)
  return { bytes, filename: `${LETTER_FILE}_${notice.contract_id.slice(0, 8)}.pdf` }
}

/** Records that a person posted a letter: thirty days run from that day, and the policyholder is notified. */
export function postNotice(
  { database, now, session }: RequestContext,
  id: string,
  body: Body<typeof arrears.post>,
) {
  const number = postalNumberOf(body.postalNumber)
  return inTransaction(database, async (transaction) => {
    const notice = isUuid(id) ? await holdNotice(transaction, id) : undefined
    if (!notice) throw notFound()
    if (notice.posted_on !== null || notice.closed_at !== null)
      throw refuse({ code: 'notice.posted', message: ARREARS_REFUSALS.posted }, 409)
    if (await deathOf(transaction, notice.account_id))
      throw refuse({ code: 'notice.holder_died', message: ARREARS_REFUSALS.holderDied }, 409)
    if (notice.address.length === 0)
      throw refuse({ code: 'notice.no_address', message: ARREARS_REFUSALS.noAddress }, 409)
    const postedOn = dayOfPost(body.postedOn, { notice, now })
    if ((await owedOf(transaction, id)) !== notice.cents)
      throw refuse({ code: 'notice.changed', message: ARREARS_REFUSALS.changed }, 409)
    await refuseUsedNumber(transaction, number)
    await updateNotice(transaction, id, {
      posted_on: postedOn.toString(),
      postal_number: number,
      recorded_at: new Date(now.epochMilliseconds),
      recorded_by: session.account.id,
    })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'formal_notice.posted',
      subjectKind: 'contract',
      subjectId: notice.contract_id,
    })
    await notify(transaction, {
      accountId: notice.account_id,
      key: `formal_notice.${id}`,
      contractId: notice.contract_id,
      ...letterPosted,
    })
  })
}

/** Normalises the number of a registered letter; refuses (422) an invalid one. */
export function postalNumberOf(typed: string): string {
  const number = typed.replaceAll(/\s/gu, '').toUpperCase()
  if (!POSTAL_NUMBER.test(number))
    throw refuse({
      code: 'notice.number',
      message: ARREARS_REFUSALS.number,
      path: 'postalNumber',
    })
  return number
}

/** Refuses (409) a number that another registered letter has: it would prove neither. */
export async function refuseUsedNumber(transaction: Database, number: string) {
  if (await isNumberUsed(transaction, number))
    throw refuse(
      { code: 'notice.number_used', message: ARREARS_REFUSALS.numberUsed, path: 'postalNumber' },
      409,
    )
}

function dayOfPost(
  text: string,
  { notice, now }: { notice: NoticeRow; now: Temporal.Instant },
): Temporal.PlainDate {
  const day = parseDay(text)
  const drafted = dayInParis(notice.drafted_at.toTemporalInstant())
  if (!day || isBefore(day, drafted) || isBefore(dayInParis(now), day))
    throw refuse({ code: 'notice.day', message: ARREARS_REFUSALS.day, path: 'postedOn' })
  return day
}

/** Whether an insurance period, identified by its first contract, is under a posted notice. */
export async function isUnderNotice(database: Database, contractId: string): Promise<boolean> {
  return (await findPostedOn(database, contractId)) !== undefined
}

/**
 * When an insurance period, identified by its first contract, had no cover. Ends count from the payment, not from its
 * import.
 */
export async function suspensionsOf(database: Database, contractId: string) {
  const rows = await findSuspensions(database, contractId)
  return rows.map(({ suspended_at: from, resumes_at: until }) => ({
    suspendedAt: from.toTemporalInstant(),
    resumesAt: until?.toTemporalInstant() ?? null,
  }))
}
