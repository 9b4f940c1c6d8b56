import { type Cents, roundCents } from '../../values/money.ts'
import { ok, type Refusal, type Result } from '../../values/result.ts'
import type { Decision } from '../outcome.ts'
import { CALCULATION_REFUSALS as SAY } from './calculation.messages.ts'
import { AMOUNTS, type Amount, type Assessment, type Proposal } from './proposal.ts'
import { isSaid, type JudgedRight, judgeRights, refuse } from './rights.ts'

/** One step of the amount. */
export interface CalculatedLine {
  readonly step: Amount
  /** The amount by the contract; null for no limit. */
  readonly proposed: number | null
  readonly kept: number | null
  readonly fact: string
  /** Why the amount differs from the contract; empty when it doesn't. */
  readonly reason: string
  /** Cents that the step takes off; 0 when it changes nothing. */
  readonly takesCents: Cents
}

/** A calculated decision: rights, then amounts, line by line. */
export interface DecisionCalculation {
  readonly decision: Decision
  readonly rights: readonly JudgedRight[]
  readonly lossCents: Cents
  readonly lossSource: string
  readonly lines: readonly CalculatedLine[]
  /** The amount after every step except the excess, with the other insurer's part already taken off. */
  readonly amountCents: Cents
  readonly excessCents: Cents
  readonly paidCents: Cents
}

/**
 * The decision that follows from the contract and from a person's assessment of the claim. Rights come first, in the
 * order of `RIGHTS`: the person judges a right that the contract leaves open, and the first one that fails refuses the
 * claim, with a clause and a fact. Then the loss goes through `AMOUNTS` in order: at most the ceiling, less wear, at
 * most the value, at most the declared value, times the share, less the excess, less what another insurer pays. Any
 * correction of what the contract says needs a reason.
 *
 * Refusals: `calculation.unanswered`, `.correction`, `.fact`, `.clause`, `.clause_unknown`, `.loss`, `.loss_source`,
 * `.amount`, `.share`, `.too_much`, `.nothing`; the path is that of the step.
 *
 * Example: 1 000 € of glass, an excess of 300 €: 700 €.
 */
export function calculateDecision(
  proposal: Proposal,
  said: Assessment,
): Result<DecisionCalculation, Refusal> {
  const judged = judgeRights(proposal, said)
  if (!judged.ok) return judged
  const rights = judged.value
  if (rights.some(({ state }) => state === 'no'))
    return ok({
      decision: 'refused',
      rights,
      lossCents: said.lossCents,
      lossSource: said.lossSource,
      lines: [],
      amountCents: 0,
      excessCents: 0,
      paidCents: 0,
    })
  if (!isCents(said.lossCents) || said.lossCents === 0)
    return refuse('calculation.loss', SAY.loss, 'loss')
  if (!isSaid(said.lossSource)) return refuse('calculation.loss_source', SAY.lossSource, 'loss')
  const calculated = calculateLines(proposal, said)
  if (!calculated.ok) return calculated
  const lines = calculated.value
  const taken = lines.reduce((sum, { takesCents }) => sum + takesCents, 0)
  const excessCents = lines.find(({ step }) => step === 'excess')?.takesCents ?? 0
  const paidCents = said.lossCents - taken
  if (paidCents + excessCents === 0) return refuse('calculation.nothing', SAY.nothing, 'loss')
  return ok({
    decision: taken === excessCents ? 'accepted' : 'partly',
    rights,
    lossCents: said.lossCents,
    lossSource: said.lossSource,
    lines,
    amountCents: paidCents + excessCents,
    excessCents,
    paidCents,
  })
}

function calculateLines(
  { amounts }: Proposal,
  said: Assessment,
): Result<readonly CalculatedLine[], Refusal> {
  const lines: CalculatedLine[] = []
  let left = said.lossCents
  for (const step of AMOUNTS) {
    const { amount: proposed, fact } = amounts[step]
    const own = said.amounts[step]
    const path = `amounts.${step}`
    const kept = own ? own.amount : proposed
    const isCorrected = kept !== proposed
    if (isCorrected && !isSaid(own?.reason))
      return refuse('calculation.correction', SAY.correction, path)
    if (kept !== null && !isCents(kept)) return refuse('calculation.amount', SAY.amount, path)
    if (step === 'share' && (kept === null || kept > 100))
      return refuse('calculation.share', SAY.share, path)
    const takesCents = takes(step, { left, kept })
    if (takesCents > left) return refuse('calculation.too_much', SAY.tooMuch, path)
    const reason = isCorrected ? (own?.reason.trim() ?? '') : ''
    lines.push({ step, proposed, kept, fact, reason, takesCents })
    left -= takesCents
  }
  return ok(lines)
}

/** Cents that a step takes off what is left. */
function takes(step: Amount, { left, kept }: { left: Cents; kept: number | null }): Cents {
  if (kept === null) return 0
  switch (step) {
    case 'ceiling':
    case 'value':
    case 'declared_value':
      return Math.max(0, left - kept)
    case 'share':
      return left - roundCents((left * kept) / 100)
    case 'excess':
      return Math.min(kept, left)
    case 'depreciation':
    case 'other':
      return kept
  }
}

function isCents(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}
