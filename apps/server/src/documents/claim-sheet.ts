import type { ClaimDocument, ClaimOutcomeDocument } from './claim-document.ts'
import { formatAmount, formatLongDay, formatParisTime, parisDay } from './document-text.ts'

const productNames = { car: 'Voiture', travel: 'Voyage' } as const
/** The document holds twenty pages at most: a claim of years keeps its first and its last events. */
const MOST_LINES = 120

export function claimSheet(claim: ClaimDocument) {
  const { incident, deadline } = claim
  return {
    reference: claim.claimId.slice(0, 8),
    claimId: claim.claimId,
    contractReference: claim.contractId.slice(0, 8),
    productName: productNames[claim.product],
    nature: claim.nature,
    description: claim.description.split(/\n+/).map((line) => line.slice(0, 5000)),
    status: claim.status,
    issuedOn: parisDay(claim.issuedAt),
    issuedDay: formatLongDay(parisDay(claim.issuedAt)),
    issued: moment(claim.issuedAt),
    declaredOn: parisDay(claim.declaredAt),
    declared: moment(claim.declaredAt),
    incident: [
      formatLongDay(incident.day),
      ...(incident.time ? [`à ${incident.time}`] : []),
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
      sentence,
      by,
    })),
    isCut: claim.timeline.length > MOST_LINES,
    checklist: claim.checklist,
    documents: ends(claim.documents).map(({ name, at }) => ({ name, at: moment(at) })),
    outcome: claim.outcome && outcomeSheet(claim.outcome),
    insurer: claim.insurer,
  }
}

function outcomeSheet(outcome: ClaimOutcomeDocument) {
  return {
    label: outcome.label,
    amount: formatAmount(outcome.amountCents),
    excess: formatAmount(outcome.excessCents),
    paid: formatAmount(outcome.paidCents),
    hasAmount: outcome.amountCents > 0,
    reasons: outcome.reasons.split(/\n+/),
    decided: moment(outcome.decidedAt),
    decidedBy: outcome.decidedBy,
    stands: outcome.stands,
    actBefore: formatLongDay(outcome.actBefore),
  }
}

function ends<T>(lines: readonly T[]): readonly T[] {
  if (lines.length <= MOST_LINES) return lines
  const half = MOST_LINES / 2
  return [...lines.slice(0, half), ...lines.slice(-half)]
}

/** "21 novembre 2026 à 14:42", the legal time of mainland France. */
function moment(instant: string): string {
  return `${formatLongDay(parisDay(instant))} à\u00a0${formatParisTime(instant)}`
}
