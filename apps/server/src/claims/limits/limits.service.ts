import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { formatEuros, fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { DecisionLimits, limitCalls } from '@sillage/wire/claims/limits.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { nameOf } from '../access/people.repository.ts'
import { CLAIM_NOTICES } from '../claims.messages.ts'
import { DECISION_REFUSALS } from '../decision/decision.messages.ts'
import {
  dropPersonLimit,
  findRoleLimits,
  findTeamLimits,
  putPersonLimit,
  putRoleLimit,
} from './limits.repository.ts'

const LIMITED_ROLES = ['advisor', 'admin'] as const
const euros = (cents: number | null) => (cents === null ? null : toEuros(cents))

/** What each decides alone on a claim. */
export async function readLimits(database: Database): Promise<DecisionLimits> {
  const roles = new Map((await findRoleLimits(database)).map(({ role, cents }) => [role, cents]))
  const inFrench = new Intl.Collator('fr')
  return {
    roles: LIMITED_ROLES.map((role) => ({
      role,
      label: roleLabel(role),
      limit: euros(roles.get(role) ?? null),
    })),
    people: (await findTeamLimits(database))
      .map((row) => ({
        user_id: row.id,
        name: nameOf(row),
        role: roleLabel(row.role),
        own: euros(row.cents),
        limit: euros(row.cents ?? roles.get(row.role) ?? null),
      }))
      .toSorted((one, other) => inFrench.compare(one.name, other.name)),
  }
}

/** Sets what a role decides alone; decisions already waiting for a second signature keep waiting. */
export function setRoleLimit(
  { database, session }: RequestContext,
  { role, limit }: Body<typeof limitCalls.setRoleLimit>,
): Promise<DecisionLimits> {
  return inTransaction(database, async (transaction) => {
    const cents = fromEuros(limit)
    await putRoleLimit(transaction, { role, cents })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.limit_changed',
      subjectKind: 'account',
      subjectId: '',
      detail: { role, cents },
    })
    return readLimits(transaction)
  })
}

/**
 * Sets what a person decides alone, or returns them to their role's limit; they are notified. Nobody sets their own.
 */
export function setPersonLimit(
  { database, session, now }: RequestContext,
  { id, limit }: { id: string } & Body<typeof limitCalls.setPersonLimit>,
): Promise<DecisionLimits> {
  const by = session.account.id
  if (id === by) throw refuse({ code: 'claim.limit_own', message: DECISION_REFUSALS.limitOwn }, 403)
  return inTransaction(database, async (transaction) => {
    const team = isUuid(id) ? await findTeamLimits(transaction) : []
    const person = team.find((one) => one.id === id)
    if (!person) throw notFound()
    const cents = limit === null ? null : fromEuros(limit)
    if (cents === null) await dropPersonLimit(transaction, id)
    else
      await putPersonLimit(transaction, {
        accountId: id,
        role: person.role,
        cents,
        by,
        at: dateOf(now),
      })
    await recordAudit(transaction, {
      actorId: by,
      action: 'claim.limit_changed',
      subjectKind: 'account',
      subjectId: id,
      detail: { cents },
    })
    if (cents !== person.cents)
      await notify(transaction, {
        accountId: id,
        key: `limite ${id} ${now.toString()}`,
        title: cents === null ? CLAIM_NOTICES.limitOfRole : CLAIM_NOTICES.limit(formatEuros(cents)),
        path: paths.claimsDesk,
      })
    return readLimits(transaction)
  })
}
