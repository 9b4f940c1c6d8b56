import { isAway } from '@sillage/domain/claims/desk/absence.ts'
import { routeClaim } from '@sillage/domain/claims/desk/routing.ts'
import { natureById, naturesOf } from '@sillage/domain/claims/natures.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Routing } from '@sillage/wire/claims/routing.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify, notifyArrival } from '../../notifications/notifications.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { ClaimRow } from '../../platform/database/tables/tables-claims.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import { findAbsences } from '../absences/absences.repository.ts'
import { findPeople, nameOf } from '../access/people.repository.ts'
import { CLAIM_NOTICES } from '../claims.messages.ts'
import { findColleagues } from '../desk/hand-over.repository.ts'
import { giveClaim } from '../outcome/claim-assignment.ts'
import { type Movement, referenceOf } from '../outcome/claim-movement.ts'
import {
  findAdvisors,
  findSkills,
  isRoutingOn,
  lockAdvisor,
  putRouting,
  replaceSkills,
} from './routing.repository.ts'

/** Who is given new claims. */
export async function readRouting(database: Database): Promise<Routing> {
  const skills = Map.groupBy(await findSkills(database), ({ account_id: id }) => id)
  const inFrench = new Intl.Collator('fr')
  return {
    is_on: await isRoutingOn(database),
    natures: PRODUCTS.flatMap(({ id: of, label: product }) =>
      naturesOf(of).map(({ id, label }) => ({ nature_id: id, label, product })),
    ),
    people: (await findAdvisors(database))
      .map((row) => ({
        user_id: row.id,
        name: nameOf(row),
        natures: (skills.get(row.id) ?? []).map(({ nature_id: id }) => id),
      }))
      .toSorted((one, other) => inFrench.compare(one.name, other.name)),
  }
}

export function switchRouting(
  { database, now, session }: RequestContext,
  { is_on: isOn }: { is_on: boolean },
): Promise<Routing> {
  return inTransaction(database, async (transaction) => {
    const changedBy = session.account.id
    await putRouting(transaction, { is_on: isOn, changed_by: changedBy, changed_at: dateOf(now) })
    await recordAudit(transaction, {
      actorId: changedBy,
      action: 'claim.routing_changed',
      subjectKind: 'claim',
      subjectId: '',
      detail: { is_on: isOn },
    })
    return readRouting(transaction)
  })
}

/** Sets which natures an advisor takes; natures that no longer exist are left out. */
export function setSkills(
  { database, session }: RequestContext,
  { id, natures }: { id: string; natures: readonly string[] },
): Promise<Routing> {
  return inTransaction(database, async (transaction) => {
    if (!isUuid(id) || !(await lockAdvisor(transaction, id))) throw notFound()
    const known = [...new Set(natures)].filter((nature) => natureById(nature) !== null)
    await replaceSkills(transaction, { accountId: id, natures: known })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.routing_changed',
      subjectKind: 'account',
      subjectId: id,
      detail: { natures: known.length },
    })
    return readRouting(transaction)
  })
}

interface NewClaim {
  readonly claim: Movement['claim'] & Pick<ClaimRow, 'nature_id' | 'owner_id' | 'incident_date'>
  /** The people the claim concerns. */
  readonly concernedIds: readonly string[]
  readonly declaredBy: string
}

/** Assigns a new claim by the routing rules and notifies its handler, or else everyone who may take it. */
export async function routeNewClaim(
  transaction: Database,
  context: Pick<WorkContext, 'now'>,
  arrived: NewClaim,
): Promise<void> {
  const { claim, concernedIds, declaredBy } = arrived
  if ((await isRoutingOn(transaction)) && (await giveToTaker(transaction, context, arrived))) return
  await notifyArrival(transaction, {
    key: `sinistre ${claim.id} arrivé`,
    title: CLAIM_NOTICES.arrived,
    path: `${paths.claimsDesk}?conseiller=nobody&seulement=open`,
    roles: ['advisor'],
    exceptIds: [...concernedIds, declaredBy],
  })
}

/** Whether a handler was found. */
async function giveToTaker(
  transaction: Database,
  { now }: Pick<WorkContext, 'now'>,
  { claim, concernedIds }: NewClaim,
): Promise<boolean> {
  const today = dayInParis(now)
  const away = (await findAbsences(transaction, today.toString()))
    .filter((row) =>
      isAway(
        {
          firstDay: Temporal.PlainDate.from(row.first_day),
          lastDay: Temporal.PlainDate.from(row.last_day),
        },
        today,
      ),
    )
    .map(({ account_id: id }) => id)
  const skills = Map.groupBy(await findSkills(transaction), ({ account_id: id }) => id)
  const taker = routeClaim(
    { natureId: claim.nature_id, concernedIds },
    (await findColleagues(transaction, claim.owner_id)).map((colleague) => ({
      ...colleague,
      natures: (skills.get(colleague.id) ?? []).map(({ nature_id: id }) => id),
      isAway: away.includes(colleague.id),
    })),
  )
  if (taker === null) return false
  const [person] = await findPeople(transaction, [taker])
  if (!person) return false
  await giveClaim(
    transaction,
    { now, session: null },
    { claim: { ...claim, assignee_id: null }, person },
  )
  await notify(transaction, {
    accountId: taker,
    key: `sinistre ${claim.id} confié ${now.toString()}`,
    title: CLAIM_NOTICES.routed(referenceOf(claim)),
    path: paths.claimOf(claim.id),
  })
  return true
}
