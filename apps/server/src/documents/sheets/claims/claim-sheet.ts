import { AMOUNT_WORDS } from '@sillage/domain/claims/calculation/amount-words.messages.ts'
import {
  RIGHT_DENIALS,
  RIGHT_WORDS,
} from '@sillage/domain/claims/calculation/calculation.messages.ts'
import type {
  CalculatedLine,
  DecisionCalculation,
} from '@sillage/domain/claims/calculation/calculation.ts'
import { excessWords } from '@sillage/domain/claims/calculation/excess-words.ts'
import { momentWords } from '@sillage/domain/contracts/cover-periods.ts'
import { inlineParts } from '@sillage/domain/documents/article.ts'
import { clauseSource } from '@sillage/domain/documents/clause-source.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { formatHour } from '@sillage/domain/values/day.ts'
import { formatAmount, formatLongDay, parisDay } from '../document-text.ts'
import { PRINTED_DELAYS } from '../printed-delays.ts'
import { verificationSheet } from '../verification-sheet.ts'
import type { ClaimDocument, ClaimOutcomeDocument } from './claim-document.ts'

/** The document has at most twenty-four pages: a long claim keeps its first and last events. */
const MOST_LINES = 60
const MOST_CHARACTERS = 120
const MOST_PARAGRAPHS = 40

export function claimSheet(claim: ClaimDocument) {
  const { incident, deadline } = claim
  return {
    reference: claim.claimId.slice(0, 8),
    claimId: claim.claimId,
    contractReference: claim.contractId.slice(0, 8),
    productName: traitsOf(claim.product).label,
    nature: claim.nature,
    description: paragraphs(claim.description),
    status: claim.status,
    issuedOn: parisDay(claim.issuedAt),
    issuedDay: formatLongDay(parisDay(claim.issuedAt)),
    issued: moment(claim.issuedAt),
    declaredOn: parisDay(claim.declaredAt),
    declared: moment(claim.declaredAt),
    incident: [
      formatLongDay(incident.day),
      ...(incident.time ? [`à ${formatHour(Temporal.PlainTime.from(incident.time))}`] : []),
      ...(incident.place ? [`, ${incident.place}`] : []),
    ]
      .join(' ')
      .replace(' ,', ','),
    answers: claim.answers,
    owner: claim.owner,
    deadline: {
      label: deadline.label,
      lastDay: deadline.lastDay === null ? '' : formatLongDay(deadline.lastDay),
      isLate: deadline.isLate,
    },
    progress: claim.progress,
    timeline: ends(claim.timeline).map(({ at, sentence, by }) => ({
      at: moment(at),
      sentence: short(sentence),
      by: short(by),
    })),
    isCut: claim.timeline.length > MOST_LINES,
    checklist: claim.checklist,
    documents: ends(claim.documents).map(({ name, at }) => ({ name: short(name), at: moment(at) })),
    outcome: claim.outcome && outcomeSheet(claim.product, claim.outcome),
    covers: claim.covers.join(', '),
    isOneCover: claim.covers.length === 1,
    rights: productById(claim.product).papers.claimLetters.rights.map(inlineParts),
    effects: claim.effects.map(inlineParts),
    insurer: claim.insurer,
    delays: PRINTED_DELAYS,
    verification: verificationSheet(claim.verification),
  }
}

function outcomeSheet(product: ClaimDocument['product'], outcome: ClaimOutcomeDocument) {
  const clauseIn = (words: string) => {
    const source = clauseSource(product, outcome.termsVersion ?? null, words)
    return source
      ? `Conditions générales, version ${source.version}, article ${source.article}.`
      : ''
  }
  return {
    label: outcome.label,
    amount: formatAmount(outcome.amountCents),
    excess: formatAmount(outcome.excessCents),
    paid: formatAmount(outcome.paidCents),
    hasAmount: outcome.amountCents > 0,
    hasExcess: outcome.excessCents > 0,
    reasons: paragraphs(outcome.reasons),
    decided: moment(outcome.decidedAt),
    decidedBy: outcome.decidedBy,
    approvedBy: outcome.approvedBy,
    stands: outcome.stands,
    actBefore: formatLongDay(outcome.actBefore),
    decision: outcome.decision,
    calculation: outcome.calculation && calculationSheet(outcome.calculation, clauseIn),
  }
}

const RIGHT_STATES = { yes: 'Oui', no: 'Non', unseen: 'Non examiné' } as const

/** The conditions checked, and the amount line by line; the lines add up to the cent. */
function calculationSheet(
  { rights, lossCents, lossSource, lines, paidCents }: DecisionCalculation,
  clauseIn: (words: string) => string,
) {
  return {
    // without its fact, which for a right confirmed by a person may only be the question asked
    rights: rights.map(({ right, state }) => ({
      words: RIGHT_WORDS[right],
      state: (state === 'no' && RIGHT_DENIALS[right]) || RIGHT_STATES[state],
    })),
    refusal: rights
      .filter(({ state }) => state === 'no')
      .map(({ right, clause, fact }) => {
        const where = clauseIn(clause)
        // an exclusion is one of the contract's: the first versions printed them from the tariff
        return { clause, fact, where, isQuote: right === 'exclusion' || where !== '' }
      })[0],
    loss: formatAmount(lossCents),
    lossSource,
    lines: lines
      .filter(({ takesCents }) => takesCents > 0)
      .map((line) => ({
        label: AMOUNT_WORDS[line.step],
        why: whyOf(line),
        amount: `− ${formatAmount(line.takesCents)}`,
      })),
    paid: formatAmount(paidCents),
  }
}

/** Beside the amount in its column, an excess says only what that amount doesn't. */
function whyOf(line: CalculatedLine): string {
  const excess = excessWords(line)
  if (!excess) return line.reason === '' ? line.fact : line.reason
  return excess.isCut ? line.fact : excess.note
}

/** The paragraphs of a text; from the fortieth on, the rest is joined into one. */
function paragraphs(text: string): readonly string[] {
  // no pattern with spaces on both sides: it takes seconds on a text made mostly of spaces
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  if (lines.length <= MOST_PARAGRAPHS) return lines
  return [...lines.slice(0, MOST_PARAGRAPHS - 1), lines.slice(MOST_PARAGRAPHS - 1).join(' ')]
}

function short(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

function ends<T>(lines: readonly T[]): readonly T[] {
  if (lines.length <= MOST_LINES) return lines
  const half = MOST_LINES / 2
  return [...lines.slice(0, half), ...lines.slice(-half)]
}

/** "21 novembre 2026 à 14 h 42", in the legal time of mainland France. */
const moment = (instant: string) =>
  momentWords(Temporal.Instant.from(instant)).replace(' à ', ' à\u00a0')
