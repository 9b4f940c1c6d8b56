import { randomUUID } from 'node:crypto'
import { decisionLabel } from '@sillage/domain/claims/outcome.ts'
import { DELAYS } from '@sillage/domain/law/delays.ts'
import { reserveLines } from '@sillage/domain/payments/claim-lines.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Insertable } from 'kysely'
import { CLAIM_EVENTS, RESERVE_REASONS } from '../../claims/claims.messages.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import type { ClaimDays } from './claim-days.ts'
import { SAID } from './claim-texts.ts'
import type { ClaimRows, DrawnClaim, Team } from './drawn-claim.ts'

/** The rows that the desk would have written for a claim; built directly because two hundred are written at once. */
export function rowsOf(drawn: DrawnClaim, team: Team): ClaimRows {
  const id = randomUUID()
  const { contract, days, nature, assignee } = drawn
  const owner = contract.owner
  const isMade = days.decided !== null
  const paid = drawn.decision?.calculation.paidCents ?? 0
  const status = statusOf(days)
  const last = days.decided ?? days.reviewed ?? days.replied ?? days.taken ?? days.declared
  const rows: ClaimRows = {
    claim: [
      {
        id,
        contract_id: contract.id,
        owner_id: owner.id,
        nature: nature.label,
        nature_id: nature.id,
        description: drawn.description,
        incident_date: days.incident.toString(),
        incident_time: null,
        place: drawn.place,
        answers: JSON.stringify(drawn.answers),
        is_pressing: drawn.isPressing,
        declared_at: dateOf(days.declared),
        declared_by: null,
        status,
        waiting: days.taken && !days.replied ? 'customer' : 'insurer',
        waiting_since: dateOf(days.replied ?? days.taken ?? days.declared),
        assignee_id: assignee?.id ?? null,
        updated_at: dateOf(last),
        written_on_at: null,
      },
    ],
    claim_participant: [
      {
        claim_id: id,
        account_id: owner.id,
        added_by: null,
        added_at: dateOf(days.declared),
        is_concerned: true,
      },
    ],
    claim_event: [],
    claim_message: [],
    claim_outcome: [],
    claim_proposal: [],
    claim_reserve: [],
    payout: [],
    postings: [],
  }
  const tell = (
    at: Temporal.Instant,
    event: Pick<Insertable<Schema['claim_event']>, 'kind' | 'status'> & {
      readonly detail?: string
      readonly about?: string
      readonly isInternal?: boolean
      readonly line?: string
    },
    by: string,
  ) => {
    const { kind, detail = null, about = null, isInternal = false, line } = event
    rows.claim_event.push({
      claim_id: id,
      kind,
      status: event.status,
      actor_id: by,
      about_id: about,
      detail,
      is_internal: isInternal,
      at: dateOf(at),
    })
    if (line) say(at, { kind: 'system', by, content: line })
  }
  const say = (
    at: Temporal.Instant,
    { kind, by, content }: { kind: 'text' | 'system'; by: string; content: string },
  ) =>
    rows.claim_message.push({
      claim_id: id,
      kind,
      account_id: by,
      content,
      posted_at: dateOf(at),
    })
  const putAside = (
    at: Temporal.Instant,
    {
      cents,
      change,
      reason,
      by,
    }: { cents: number; change: number; reason: string; by: string | null },
  ) => {
    const source = randomUUID()
    rows.claim_reserve.push({
      id: source,
      claim_id: id,
      cents,
      reason,
      set_by: by,
      set_at: dateOf(at),
    })
    rows.postings.push({
      event: 'reserve.changed',
      source,
      policyId: drawn.policyId,
      on: dayInParis(at),
      lines: reserveLines(change, id),
    })
  }

  const { declared, taken, replied, reviewed, decided } = days
  tell(declared, { kind: 'declared', status: 'pending', line: CLAIM_EVENTS.declared }, owner.id)
  const opening = nature.reserveCents
  putAside(declared, { cents: opening, change: opening, reason: RESERVE_REASONS.opening, by: null })
  if (!taken || !assignee) return rows
  const by = assignee.id
  tell(taken, { kind: 'assigned', status: 'pending', about: by, isInternal: true }, by)
  const begun = CLAIM_EVENTS.status('in_progress')
  tell(taken, { kind: 'status', status: 'in_progress', line: begun }, by)
  say(taken, { kind: 'text', by, content: SAID.first(owner.first_name) })
  if (replied) say(replied, { kind: 'text', by: owner.id, content: drawn.reply })
  if (!reviewed || !drawn.decision) return rows
  const review = CLAIM_EVENTS.status('under_review')
  tell(reviewed, { kind: 'status', status: 'under_review', line: review }, by)
  say(reviewed, { kind: 'text', by, content: SAID.reviewed })
  const { calculation, reasons } = drawn.decision
  const { decision, amountCents: amount_cents, excessCents: excess_cents } = calculation
  const kept = { claim_id: id, decision, amount_cents, excess_cents, reasons }
  if (!isMade && paid > team.limit) {
    const proposed_at = dateOf(reviewed)
    const waits = { answer: null, answered_at: null, answered_by: null, assessment: null }
    rows.claim_proposal.push({
      id: randomUUID(),
      ...kept,
      ...waits,
      reckoning: JSON.stringify(calculation),
      proposed_by: by,
      proposed_at,
    })
    tell(
      reviewed,
      { kind: 'proposed', status: 'under_review', detail: decision, isInternal: true },
      by,
    )
  }
  if (!decided) return rows
  rows.claim_outcome.push({
    ...kept,
    reckoning: JSON.stringify(calculation),
    decided_by: by,
    approved_by: paid > team.limit ? team.signer.id : null,
    decided_at: dateOf(decided),
    superseded_at: null,
  })
  const closing = CLAIM_EVENTS.decided(decisionLabel(decision))
  tell(decided, { kind: 'decided', status: 'closed', detail: decision, line: closing }, by)
  putAside(decided, { cents: paid, change: paid - opening, reason: RESERVE_REASONS.decided, by })
  if (paid > 0)
    rows.payout.push({
      id: randomUUID(),
      kind: 'indemnity',
      account_id: owner.id,
      contract_id: null,
      claim_id: id,
      policy_id: drawn.policyId,
      cents: paid,
      bank_account_id: team.bankAccounts.get(owner.id) ?? null,
      requested_at: dateOf(decided),
      requested_by: by,
      due_on: dayInParis(decided).add({ days: DELAYS.payment.count }).toString(),
      held_for: null,
      cancelled_at: null,
    })
  return rows
}

function statusOf({ taken, reviewed, decided }: ClaimDays) {
  if (decided) return 'closed'
  if (reviewed) return 'under_review'
  return taken ? 'in_progress' : 'pending'
}
