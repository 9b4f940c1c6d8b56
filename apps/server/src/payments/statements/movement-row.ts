import type { Matched } from './movement-payers.service.ts'

/** The row of a movement, with what it was found to be about. */
export function movementRow({ id, movement, outcome }: Matched, at: Date) {
  return {
    id,
    reference: movement.reference,
    rank: movement.rank,
    cents: movement.cents,
    booked_on: movement.bookedOn,
    party: movement.party,
    label: movement.text,
    end_to_end_id: movement.endToEndId,
    reason: movement.returnReason,
    ...NOT_FOUND,
    ...(outcome.rule === null ? proposedBy(outcome) : foundBy(outcome)),
    matched_by_rule: outcome.rule,
    matched_at: outcome.rule === null ? null : at,
    matched_by: null,
  }
}

const NOT_FOUND = {
  order_id: null,
  batch_id: null,
  due_id: null,
  recovery_id: null,
  transfer_id: null,
  declaration_id: null,
  proposed_due_id: null,
  proposed_transfer_id: null,
  proposed_declaration_id: null,
}

const proposedBy = ({
  proposed,
  transfer,
  declaration,
}: Extract<Matched['outcome'], { rule: null }>) => ({
  proposed_due_id: proposed?.id ?? null,
  proposed_transfer_id: transfer?.id ?? null,
  proposed_declaration_id: declaration?.id ?? null,
})

function foundBy(outcome: Exclude<Matched['outcome'], { rule: null }>) {
  if ('orders' in outcome) {
    const [order] = outcome.orders
    return outcome.rule === 'batch'
      ? { batch_id: order?.batch_id ?? null }
      : { order_id: order?.id ?? null }
  }
  if ('due' in outcome) return { due_id: outcome.due.id }
  if ('recovery' in outcome) return { recovery_id: outcome.recovery.id }
  if ('transfer' in outcome) return { transfer_id: outcome.transfer.id }
  return 'declaration' in outcome ? { declaration_id: outcome.declaration.id } : {}
}
