import type { RecordedFact } from '@sillage/domain/claims/desk/recorded-facts.ts'
import { CLOCK_MESSAGES } from '@sillage/domain/claims/desk/statutory-clocks.messages.ts'
import {
  type Clock,
  type ClockedClaim,
  clocksOf,
  factLabel,
  factRefusal,
  factsOf,
} from '@sillage/domain/claims/desk/statutory-clocks.ts'
import { natureById } from '@sillage/domain/claims/natures.ts'
import { dayInParis, parseDay } from '@sillage/domain/values/day.ts'
import type { ClaimClock } from '@sillage/wire/claims/claim-clocks.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { lockClaim, mustHandle } from '../access/claims.access.ts'
import { deleteFact, findFacts, putFact } from './clocks.repository.ts'

type FactRows = Awaited<ReturnType<typeof findFacts>>

/** What the clocks of a claim are calculated from. */
interface Calculated {
  readonly claim: {
    readonly nature_id: string
    readonly status: string
    readonly injured: boolean
    readonly incident_date: string
    readonly declared_at: Date
  }
  readonly facts: FactRows
  readonly payment: ClockedClaim['payment']
}

export function clocksOn({ claim, facts, payment }: Calculated, today: Temporal.PlainDate) {
  return clocksOf(
    {
      clocks: natureById(claim.nature_id)?.clocks ?? [],
      isClosed: claim.status === 'closed',
      injured: claim.injured,
      incident: Temporal.PlainDate.from(claim.incident_date),
      declared: dayInParis(claim.declared_at.toTemporalInstant()),
      facts: new Map(facts.map(({ fact, day }) => [fact, Temporal.PlainDate.from(day)])),
      payment,
    },
    today,
  )
}

export function presentClock({ id, from, lastDay, ...clock }: Clock): ClaimClock {
  return { ...clock, clock: id, from: from.toString(), last_day: lastDay.toString() }
}

/** The days that may be noted on a claim, and those already noted. */
export function presentFacts(
  { nature_id: natureId }: { readonly nature_id: string },
  rows: FactRows,
): NonNullable<ClaimDetail['desk']>['facts'] {
  const days = new Map(rows.map(({ fact, day }) => [fact, day]))
  return factsOf(natureById(natureId)?.clocks ?? []).map((fact) => ({
    fact,
    label: factLabel(fact),
    day: days.get(fact) ?? null,
  }))
}

/** Notes the day of a fact that starts a legal delay or meets it; null removes it. */
export function noteFact(
  context: RequestContext,
  { id, fact, day }: { id: string; fact: RecordedFact; day: string | null },
): Promise<void> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustHandle(opened)
    const { claim } = opened
    const parsedDay = day === null ? null : parseDay(day)
    if (day !== null && !parsedDay)
      throw refuse({ code: 'clock.day', message: CLOCK_MESSAGES.day, path: 'day' })
    if (parsedDay) {
      const refusal = factRefusal(
        { fact, day: parsedDay },
        {
          clocks: natureById(claim.nature_id)?.clocks ?? [],
          incident: Temporal.PlainDate.from(claim.incident_date),
          today: dayInParis(now),
        },
      )
      if (refusal) throw refuse(refusal)
      await putFact(transaction, {
        claim_id: claim.id,
        fact,
        day: parsedDay.toString(),
        recorded_by: session.account.id,
        recorded_at: dateOf(now),
      })
    } else await deleteFact(transaction, { claimId: claim.id, fact })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.fact_noted',
      subjectKind: 'claim',
      subjectId: claim.id,
      detail: { fact, day: parsedDay?.toString() ?? null },
    })
  })
}

export const factsOfClaim = findFacts
