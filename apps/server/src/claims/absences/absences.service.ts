import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { ABSENCE_MESSAGES } from '@sillage/domain/claims/desk/absence.messages.ts'
import {
  absenceDays,
  absenceRefusal,
  isAway,
  mayRecordAbsence,
} from '@sillage/domain/claims/desk/absence.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { absences } from '@sillage/wire/claims/absences.ts'
import type { Body, Reply } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findPeople, nameOf } from '../access/people.repository.ts'
import { CLAIM_NOTICES } from '../claims.messages.ts'
import {
  deleteAbsence,
  findAbsences,
  findTeam,
  lockAbsences,
  putAbsence,
} from './absences.repository.ts'

type List = Reply<typeof absences.absences>['data']

/** The absences of the team, and who may be named in one. */
export async function listAbsences({ database, now, session }: RequestContext): Promise<List> {
  const today = dayInParis(now)
  const rows = await findAbsences(database, today.toString())
  const team = await findTeam(database)
  const inFrench = new Intl.Collator('fr')
  const named = team.map((row) => ({ user_id: row.id, name: nameOf(row) }))
  const byId = new Map(named.map((one) => [one.user_id, one]))
  return {
    absences: rows.flatMap((row) => {
      const person = byId.get(row.account_id)
      // somebody who has left the team has no files to cover
      if (!person) return []
      return {
        ...person,
        deputy: byId.get(row.deputy_id) ?? null,
        first_day: row.first_day,
        last_day: row.last_day,
        is_under_way: isAway(daysOf(row), today),
        may_change: mayRecordAbsence(session.account, row.account_id),
      }
    }),
    team: named.toSorted((one, other) => inFrench.compare(one.name, other.name)),
    may_record_others: mayRecordAbsence(session.account, ''),
  }
}

const daysOf = (row: { readonly first_day: string; readonly last_day: string }) => ({
  firstDay: Temporal.PlainDate.from(row.first_day),
  lastDay: Temporal.PlainDate.from(row.last_day),
})

/**
 * Records when a team member is away and who covers their files. Notifies the deputy, and the absent person too when
 * somebody else records it.
 */
export function recordAbsence(
  context: RequestContext,
  { userId, ...body }: { userId: string } & Body<typeof absences.recordAbsence>,
): Promise<List> {
  const { now, session } = context
  return inTransaction(context.database, async (transaction) => {
    const person = await findPerson(transaction, { context, userId })
    const deputy = await findColleague(transaction, body.deputy)
    if (!deputy)
      throw refuse({
        code: 'absence.deputy_unknown',
        message: ABSENCE_MESSAGES.deputyUnknown,
        path: 'deputy',
      })
    const today = dayInParis(now)
    const [firstDay, lastDay] = [parseDay(body.first_day), parseDay(body.last_day)]
    if (!firstDay || !lastDay)
      throw refuse({
        code: 'absence.day',
        message: ABSENCE_MESSAGES.day,
        path: firstDay ? 'last_day' : 'first_day',
      })
    await lockAbsences(transaction)
    const refusal = absenceRefusal(
      { accountId: person.id, deputyId: deputy.id, firstDay, lastDay },
      { today, others: await othersThan(transaction, { accountId: person.id, today }) },
    )
    if (refusal) throw refuse(refusal)
    await putAbsence(transaction, {
      account_id: person.id,
      deputy_id: deputy.id,
      first_day: firstDay.toString(),
      last_day: lastDay.toString(),
      recorded_by: session.account.id,
      recorded_at: dateOf(now),
    })
    const days = absenceDays({ firstDay, lastDay })
    const notices = [
      [deputy.id, CLAIM_NOTICES.standsIn(nameOf(person), days)],
      [person.id, CLAIM_NOTICES.absenceRecorded(days, nameOf(deputy))],
    ] as const
    for (const [accountId, title] of notices)
      if (accountId !== session.account.id)
        await notify(transaction, {
          accountId,
          key: `absence ${person.id} ${now.toString()}`,
          title,
          path: paths.myDay,
        })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'absence.recorded',
      subjectKind: 'account',
      subjectId: person.id,
      detail: { from: firstDay.toString(), to: lastDay.toString(), deputy: deputy.id },
    })
    return listAbsences({ ...context, database: transaction })
  })
}

/** Ends an absence before its last day, or cancels a future one. */
export function endAbsence(context: RequestContext, userId: string): Promise<List> {
  return inTransaction(context.database, async (transaction) => {
    const { id } = await findPerson(transaction, { context, userId })
    if (!(await deleteAbsence(transaction, id))) throw notFound()
    await recordAudit(transaction, {
      actorId: context.session.account.id,
      action: 'absence.ended',
      subjectKind: 'account',
      subjectId: id,
    })
    return listAbsences({ ...context, database: transaction })
  })
}

async function findPerson(
  transaction: Database,
  { context, userId }: { readonly context: RequestContext; readonly userId: string },
) {
  if (!mayRecordAbsence(context.session.account, userId.toLowerCase()))
    throw refuse({ code: 'absence.not_yours', message: ABSENCE_MESSAGES.notYours }, 403)
  const person = isUuid(userId) ? await findColleague(transaction, userId) : undefined
  if (!person) throw notFound()
  return person
}

async function findColleague(transaction: Database, id: string) {
  const [person] = await findPeople(transaction, [id])
  return person?.is_active && isStaff(person.role) ? person : undefined
}

async function othersThan(
  transaction: Database,
  { accountId, today }: { readonly accountId: string; readonly today: Temporal.PlainDate },
) {
  const rows = (await findAbsences(transaction, today.toString())).filter(
    (row) => row.account_id !== accountId,
  )
  if (rows.length === 0) return []
  const people = await findPeople(
    transaction,
    rows.map((row) => row.account_id),
  )
  const active = people.filter((one) => one.is_active && isStaff(one.role))
  const names = new Map(active.map((one) => [one.id, nameOf(one)]))
  return rows.flatMap((row) => {
    const name = names.get(row.account_id)
    if (name === undefined) return []
    return { accountId: row.account_id, deputyId: row.deputy_id, ...daysOf(row), name }
  })
}
