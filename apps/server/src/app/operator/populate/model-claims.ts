import { indemnityLines } from '@sillage/domain/payments/claim-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { actingAs, buildClaim } from '../../../claims/claims.factory.ts'
import { postMessage } from '../../../claims/discussion/messages.service.ts'
import { decideClaim } from '../../../claims/outcome/outcome.service.ts'
import { postNow } from '../../../payments/ledger.factory.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AccountRow } from '../../../platform/database/tables/schema.ts'
import { findIndemnityOf } from './population.repository.ts'

type Step = 'answered' | 'replied' | 'refused' | 'paid'

/**
 * The stages that claims have reached: in each block of {@link ROUND} claims, those whose number has one of these
 * remainders reach these steps. One in eight is open; a quarter of the others was refused.
 */
const STORIES: readonly { readonly steps: readonly Step[]; readonly rests: readonly number[] }[] = [
  { steps: [], rests: [8] },
  { steps: ['answered'], rests: [0] },
  { steps: ['answered', 'replied'], rests: [16] },
  { steps: ['answered', 'refused'], rests: [1, 5, 9, 13, 17, 21] },
  {
    steps: ['answered', 'paid'],
    rests: [2, 3, 4, 6, 7, 10, 11, 12, 14, 15, 18, 19, 20, 22, 23],
  },
]
export const ROUND = 24

/** Hours after the declaration; copies scale them. */
const HOURS = { answered: 6, replied: 12, decided: 24, paid: 30 }

/** In cents. */
const LOSS = { amount: 940, excess: 300 }

export interface ModelClaim {
  readonly id: string
  readonly declaredAt: Temporal.Instant
  /** Modulo a round. */
  readonly rests: readonly number[]
}

interface Declared {
  readonly owner: AccountRow
  readonly advisor: AccountRow
  readonly contractId: string
  readonly daysAgo: number
  readonly nature: string
  /** A nature whose claims an advisor may refuse alone. */
  readonly smallNature: string
}

/** Claims on a contract, one for each story, handled by the real services. */
export async function buildModelClaims(
  database: Database,
  { smallNature, nature, ...more }: Declared,
): Promise<readonly ModelClaim[]> {
  const claims: ModelClaim[] = []
  for (const { steps, rests } of STORIES) {
    const declared = { ...more, nature: steps.includes('refused') ? smallNature : nature }
    const { claim_id: id, declaration_date: date } = await buildClaim(database, declared)
    const declaredAt = Temporal.Instant.from(date)
    for (const step of steps) await take(database, step, { ...more, id, declaredAt })
    claims.push({ id, declaredAt, rests })
  }
  return claims
}

interface Taken
  extends Pick<Declared, 'owner' | 'advisor'>,
    Pick<ModelClaim, 'id' | 'declaredAt'> {}

async function take(database: Database, step: Step, { owner, advisor, id, declaredAt }: Taken) {
  const after = (who: AccountRow, hours: number) => ({
    ...actingAs(database, who),
    now: declaredAt.add({ hours }),
  })
  const says = {
    claimId: id,
    documents: [],
    files: [],
    health_consent: false,
    isNote: false,
    keepsTurn: false,
  }
  if (step === 'answered')
    await postMessage(after(advisor, HOURS.answered), {
      ...says,
      content: 'Bonjour, nous étudions votre déclaration.',
    })
  if (step === 'replied')
    await postMessage(after(owner, HOURS.replied), {
      ...says,
      content: 'Bonjour, qu’en est-il de mon dossier ?',
    })
  if (step === 'refused')
    await decideClaim(after(advisor, HOURS.decided), {
      id,
      decision: 'refused',
      amount: 0,
      excess: 0,
      reasons: 'Ce dommage n’est pas couvert par votre contrat.',
    })
  if (step !== 'paid') return
  await decideClaim(after(advisor, HOURS.decided), {
    id,
    decision: 'accepted',
    ...LOSS,
    reasons: 'Ce dommage est couvert par votre contrat.',
  })
  await payIndemnity(database, id, dayInParis(declaredAt.add({ hours: HOURS.paid })))
}

/** In the ledger only, like the premiums received: no bank file is imported. */
async function payIndemnity(database: Database, claimId: string, on: Temporal.PlainDate) {
  const { id: source, cents, policy_id: policyId } = await findIndemnityOf(database, claimId)
  for (const event of ['payout.ordered', 'payout.settled'] as const)
    await postNow(database, {
      event,
      source,
      policyId,
      on,
      lines: indemnityLines(event, cents, claimId),
    })
}
