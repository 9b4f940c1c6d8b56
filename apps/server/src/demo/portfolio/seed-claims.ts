import { calculateDecision } from '@sillage/domain/claims/calculation/calculation.ts'
import { decisionLetter } from '@sillage/domain/claims/calculation/letter.ts'
import { payingCover, proposeDecision } from '@sillage/domain/claims/calculation/policy.ts'
import { quotableClauses } from '@sillage/domain/claims/calculation/quotable-clauses.ts'
import { isPressing } from '@sillage/domain/claims/declaration.ts'
import type { Nature } from '@sillage/domain/claims/nature.ts'
import { natureLabelled } from '@sillage/domain/claims/natures.ts'
import { readAnswers } from '@sillage/domain/claims/questions.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { policyAtIncident } from '../../contracts/policy-at-incident.service.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { contextAt } from '../bank/correspondence.ts'
import { type ClaimDays, drawDays } from './claim-days.ts'
import { type ClaimKind, KINDS, PLACES, SAID } from './claim-texts.ts'
import { createDice, type Dice } from './dice.ts'
import type { DrawnClaim } from './drawn-claim.ts'
import type { PortfolioSeed, SignedContract } from './seed-customers.ts'
import { storeClaims } from './store-claims.ts'

/** The exponent draws claims a little towards today. */
const TOWARDS_TODAY = 1.05

interface Handlers {
  /** The handlers, those with more claims listed more often. */
  readonly handlers: readonly AccountRow[]
  readonly contracts: readonly SignedContract[]
}

/** One in so many of the claims under review that may be heavy is. */
const HEAVY_EVERY = 6

/** About two hundred claims, each as far along as its age allows; amounts follow from its contract. */
export async function seedPortfolioClaims(
  seed: PortfolioSeed,
  { handlers, contracts }: Handlers,
): Promise<void> {
  const dice = createDice(2027)
  const now = Temporal.Now.zonedDateTimeISO('Europe/Paris')
  const drawn: DrawnClaim[] = []
  let underReview = 0
  for (const contract of contracts) {
    const known = policiesOf(seed, contract)
    for (let rank = 0; rank < contract.claims; rank++) {
      const days = drawDays(dice, { daysAgo: ageOf(dice, contract), from: startOf(contract), now })
      const isReviewed = days.reviewed !== null && days.decided === null
      const mayBeHeavy = isReviewed ? heavyKindOf(contract.product) : null
      if (mayBeHeavy) underReview += 1
      // heavy ones wait for a second signature: not left to chance, so that every day's demonstration has some
      const heavy = underReview % HEAVY_EVERY === 1 ? mayBeHeavy : null
      drawn.push(await drawClaim(dice, { contract, days, handlers, known, heavy }))
    }
  }
  await storeClaims(
    seed,
    drawn.toSorted((one, other) =>
      Temporal.Instant.compare(one.days.declared, other.days.declared),
    ),
  )
}

function startOf({ startingIn }: SignedContract): Temporal.PlainDate {
  return Temporal.Now.plainDateISO('Europe/Paris').add({ days: startingIn })
}

/** The age of a claim that the contract covers, in days. */
function ageOf(dice: Dice, { startingIn, endingIn }: SignedContract): number {
  const youngest = Math.max(0, -endingIn)
  const oldest = -startingIn - 2
  return youngest + Math.floor((oldest - youngest) * dice.roll() ** TOWARDS_TODAY)
}

type Known = ReturnType<typeof policiesOf>

/** The contract's policy for each nature, looked up once: it does not change while seeding. */
function policiesOf({ database, advisor }: PortfolioSeed, { id: contractId }: SignedContract) {
  const { session } = contextAt(database, { account: advisor, daysAgo: 0 })
  const known = new Map<string, Awaited<ReturnType<typeof policyAtIncident>>>()
  return async (natureId: string, day: Temporal.PlainDate) => {
    const incident = { day, time: null, isAbroad: false }
    const policy =
      known.get(natureId) ??
      (await policyAtIncident(database, { contractId, natureId, incident, session }))
    known.set(natureId, policy)
    return { incident, policy }
  }
}

interface Drawing {
  readonly contract: SignedContract
  readonly days: ClaimDays
  readonly handlers: readonly AccountRow[]
  readonly known: Known
  /** The kind of a claim that costs more than its handler may pay alone. */
  readonly heavy: ClaimKind | null
}

async function drawClaim(
  dice: Dice,
  { contract, days, handlers, known, heavy }: Drawing,
): Promise<DrawnClaim> {
  const drawn = kindOf(dice, contract.product)
  const kind = heavy ?? drawn
  const nature = natureLabelled(contract.product, kind.nature)
  if (!nature) throw new Error(`No nature ${kind.nature}`)
  const answers = readAnswers(
    nature,
    kind.answers.map(([question_id, answer]) => ({ question_id, answer })),
  )
  if (!answers.ok) throw new Error(answers.error.message)
  const { incident, policy } = await known(nature.id, days.incident)
  const lossCents = dice.between(kind.costs[0] * 100, kind.costs[1] * 100)
  return {
    contract,
    days,
    nature,
    description: dice.oneOf(kind.descriptions),
    place: dice.oneOf(PLACES),
    reply: dice.oneOf(SAID.reply),
    answers: answers.value,
    isPressing: isPressing(nature, { injured: false, abroad: false }),
    assignee: days.taken ? dice.oneOf(handlers) : null,
    policyId: policy.policyId,
    decision: days.reviewed && decide({ nature, incident, policy, lossCents, kind }),
  }
}

interface ToDecide {
  readonly nature: Nature
  readonly incident: Awaited<ReturnType<Known>>['incident']
  readonly policy: Awaited<ReturnType<Known>>['policy']
  readonly lossCents: number
  readonly kind: ClaimKind
}

/** Calculated like at the desk, with no objection but the contract's own terms. */
function decide({ nature, incident, policy, lossCents, kind }: ToDecide) {
  const { held, suspensions, clauses } = policy
  const facts = { nature, incident, policy: held?.policy ?? null, suspensions, clauses }
  const nothing = { holds: true, fact: '', clause: '' }
  const proposal = proposeDecision(facts)
  const calculated = calculateDecision(proposal, {
    lossCents,
    lossSource: kind.source,
    rights: { person: nothing, exclusion: nothing },
    amounts: {},
  })
  if (!calculated.ok) throw new Error(calculated.error.message)
  const letter = decisionLetter(calculated.value, {
    nature: nature.label,
    incident: incident.day,
    cover: payingCover(facts)?.label ?? '',
    quotable: quotableClauses(proposal),
  })
  return { calculation: calculated.value, reasons: letter.join('\n\n') }
}

function heavyKindOf(product: ProductId): ClaimKind | null {
  const kinds: readonly ClaimKind[] = KINDS[product]
  const heavy = kinds.find(({ heavyCosts }) => heavyCosts)
  return heavy?.heavyCosts ? { ...heavy, costs: heavy.heavyCosts } : null
}

function kindOf(dice: Dice, product: ProductId): ClaimKind {
  const kinds: readonly ClaimKind[] = KINDS[product]
  return dice.oneOf(kinds.flatMap((kind) => Array.from({ length: kind.often }, () => kind)))
}
