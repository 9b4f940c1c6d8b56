import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { spreadByLoad } from '@sillage/domain/claims/hand-over.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { releaseComplaintsOf } from '../../complaints/register.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findPeople, type PersonRow } from '../access/people.repository.ts'
import { CLAIM_NOTICES, CLAIM_REFUSALS } from '../claims.messages.ts'
import { giveClaim } from '../outcome/claim-assignment.ts'
import { findColleagues, lockOpenClaimsOf } from './hand-over.repository.ts'

export interface HandOver {
  /** The person who leaves. */
  readonly from: string
  /** A colleague, `spread` for the advisors with the fewest files, or `nobody`. */
  readonly to: string
}

/** Takes every open file from somebody who leaves the team: claims go to their receivers, complaints to nobody. */
export async function handOverFiles(
  transaction: Database,
  context: Pick<RequestContext, 'now' | 'session'>,
  handOver: HandOver,
): Promise<void> {
  await handOverClaims(transaction, context, handOver)
  const { from } = handOver
  await releaseComplaintsOf(transaction, { from, by: context.session.account.id })
}

/**
 * Reassigns every open claim of somebody who can no longer handle any, in the transaction that removes them. Each
 * receiver is notified once. A claim that concerns its intended receiver is left without a handler.
 */
async function handOverClaims(
  transaction: Database,
  context: Pick<RequestContext, 'now' | 'session'>,
  { from, to }: HandOver,
): Promise<void> {
  const claims = await lockOpenClaimsOf(transaction, from)
  if (claims.length === 0) return
  const colleagues =
    to === 'nobody'
      ? []
      : to === 'spread'
        ? await findColleagues(transaction, from)
        : [{ id: to, openClaims: 0 }]
  const people = await findReceivers(
    transaction,
    colleagues.map(({ id }) => id),
  )
  if (to !== 'spread' && to !== 'nobody' && (to === from || !people.has(to)))
    throw refuse({
      code: 'claim.assignee_unknown',
      message: CLAIM_REFUSALS.assigneeUnknown,
      path: 'filesTo',
    })
  const files = claims.map(({ id, concernedIds }) => ({ claimId: id, concernedIds }))
  const takers = spreadByLoad(files, colleagues)
  // in sequence: they share one connection
  for (const claim of claims)
    await giveClaim(transaction, context, {
      claim,
      person: people.get(takers.get(claim.id) ?? '') ?? null,
    })
  const received = Map.groupBy(takers.values(), (id) => id)
  for (const [accountId, { length }] of received)
    if (accountId !== null)
      await notify(transaction, {
        accountId,
        key: `reprise ${from} ${context.now.toString()}`,
        title: CLAIM_NOTICES.handedOver(length),
        path: `${paths.claimsDesk}?conseiller=me&seulement=open`,
        mail: { subject: CLAIM_NOTICES.mailSubject, text: CLAIM_NOTICES.mailText },
      })
}

async function findReceivers(
  transaction: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonRow>> {
  if (ids.length === 0) return new Map()
  const rows = await findPeople(transaction, ids)
  return new Map(
    rows.filter((row) => row.is_active && isStaff(row.role)).map((row) => [row.id, row]),
  )
}
