import { secondRefusal } from '@sillage/domain/accounts/account-changes.ts'
import {
  approvalRefusal,
  withdrawalRefusal,
} from '@sillage/domain/subscription/preparing/prepared-tariff.ts'
import { tariffFlaws } from '@sillage/domain/subscription/preparing/tariff-flaws.ts'
import { readTariff } from '@sillage/domain/subscription/tariff-file.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { PreparedTariff, tariffs } from '@sillage/wire/administration/tariffs.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { inTransaction, violates } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse, refuseAll } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { readApprovedTariffs } from '../../platform/tariffs/follow-tariffs.ts'
import { candidateOf } from '../second-administrator.service.ts'
import { lockSeen, note } from './tariff-row.service.ts'
import { TARIFF_REFUSALS } from './tariffs.messages.ts'
import { stateOf } from './tariffs.present.ts'
import { findApprover, findEdits, lockTariff, updateTariff } from './tariffs.repository.ts'
import { formerOf, readPrepared } from './tariffs.service.ts'

/** Approves a tariff as second administrator, in the revision they read. From then on it never changes. */
export async function approveTariff(
  context: RequestContext,
  { id, revision }: Body<typeof tariffs.approve> & { id: string },
): Promise<PreparedTariff> {
  const { database, now, session } = context
  await inTransaction(database, async (transaction) => {
    const row = await lockSeen(transaction, { id, revision })
    const by = session.account.id
    const edits = await findEdits(transaction, id)
    const authors = edits.map(({ account_id }) => account_id)
    const rule = { state: stateOf(row), authors, startsOn: Temporal.PlainDate.from(row.starts_on) }
    const refusal = approvalRefusal(rule, { by, today: dayInParis(now) })
    if (refusal) throw refuse(refusal, refusal.code === 'tariff.own' ? 403 : 409)
    const second = candidateOf(await findApprover(transaction, by))
    const unfit = secondRefusal(second, { proposerId: row.prepared_by, targetId: '', now })
    if (unfit) throw refuse(unfit, 403)
    const flaws = tariffFlaws(readTariff(row.file, row.version), formerOf(row))
    if (flaws.length > 0) throw refuseAll(flaws)
    const change = { approved_by: by, approved_at: dateOf(now) }
    await updateTariff(transaction, { id, change }).catch((error: unknown) => {
      throw violates(error, 'tariff_first_day')
        ? refuse({ code: 'tariff.same_day', message: TARIFF_REFUSALS.sameDay }, 409)
        : error
    })
    await note(context, transaction, {
      action: 'tariff.approved',
      id,
      detail: { version: row.version, from: row.starts_on, proposedBy: row.prepared_by },
    })
  })
  // this also notifies the other servers
  await readApprovedTariffs(database)
  return readPrepared(context, id)
}

/** Takes a tariff back before its first day. */
export async function withdrawTariff(
  context: RequestContext,
  { id, reason }: Body<typeof tariffs.withdraw> & { id: string },
): Promise<PreparedTariff> {
  const { database, now, session } = context
  await inTransaction(database, async (transaction) => {
    const row = isUuid(id) ? await lockTariff(transaction, id) : undefined
    if (!row) throw notFound()
    const startsOn = Temporal.PlainDate.from(row.starts_on)
    const refusal = withdrawalRefusal(
      { state: stateOf(row), authors: [], startsOn },
      dayInParis(now),
    )
    if (refusal) throw refuse(refusal, 409)
    const change = {
      withdrawn_by: session.account.id,
      withdrawn_at: dateOf(now),
      withdrawal_reason: cleanLine(reason),
    }
    await updateTariff(transaction, { id, change })
    await note(context, transaction, {
      action: 'tariff.withdrawn',
      id,
      detail: { version: row.version, reason: change.withdrawal_reason },
    })
  })
  await readApprovedTariffs(database)
  return readPrepared(context, id)
}
