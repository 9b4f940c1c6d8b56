import { DECISIONS, decisionLabel } from '@sillage/domain/claims/outcome.ts'
import { formatMoment } from '@sillage/domain/values/day.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { ClaimEventRow } from '../../platform/database/tables/tables-claims.ts'
import type { Named } from '../access/people.repository.ts'
import { CLAIM_EVENTS } from '../claims.messages.ts'

type Names = ReadonlyMap<string, Named>

export const personOf = (names: Names, id: string | null): Named | null =>
  id === null ? null : (names.get(id) ?? null)

export function presentEvents(
  events: readonly ClaimEventRow[],
  names: Names,
): ClaimDetail['timeline'] {
  return events.map((event) => ({
    event_id: event.id,
    at: event.at.toISOString(),
    kind: event.kind,
    sentence: sentenceOf(event, names),
    claimStatus: event.status,
    by: personOf(names, event.actor_id),
    is_internal: event.is_internal,
  }))
}

function sentenceOf(event: ClaimEventRow, names: Names): string {
  const detail = event.detail ?? ''
  const about = personOf(names, event.about_id)?.name ?? ''
  switch (event.kind) {
    case 'declared':
      return CLAIM_EVENTS.declared
    case 'status':
      return detail === '' ? CLAIM_EVENTS.status(event.status) : CLAIM_EVENTS.closedWithout(detail)
    case 'participant_added':
      return CLAIM_EVENTS.participantAdded(about)
    case 'participant_removed':
      return CLAIM_EVENTS.participantRemoved(about)
    case 'document_requested':
      return CLAIM_EVENTS.documentRequested(detail)
    case 'document_withdrawn':
      return CLAIM_EVENTS.documentWithdrawn(detail)
    case 'document_received':
      return CLAIM_EVENTS.documentReceived(detail)
    case 'document_accepted':
      return CLAIM_EVENTS.documentAccepted(detail)
    case 'document_refused':
      return CLAIM_EVENTS.documentRefused(detail)
    case 'decided':
      return CLAIM_EVENTS.decided(decisionNamed(detail))
    case 'proposed':
      return CLAIM_EVENTS.proposed(decisionNamed(detail))
    case 'given_back':
      return CLAIM_EVENTS.givenBack(detail)
    case 'reserve':
      return CLAIM_EVENTS.reserve(detail)
    case 'fault':
      return CLAIM_EVENTS.fault(detail)
    case 'statement':
      return statementSentence(detail)
    case 'recovery':
      return CLAIM_EVENTS.recovery(detail)
    case 'reopened':
      return CLAIM_EVENTS.reopened(detail)
    case 'reopening_asked':
      return CLAIM_EVENTS.reopeningAsked(detail)
    case 'reopening_refused':
      return CLAIM_EVENTS.reopeningRefused(detail)
    case 'assigned':
      return event.about_id ? CLAIM_EVENTS.assigned(about) : CLAIM_EVENTS.unassigned
    case 'waiting':
      return detail === 'customer' ? CLAIM_EVENTS.waitingCustomer : CLAIM_EVENTS.waitingInsurer
  }
}

/** Which side signed and, if its device was offline, when it signed; the event carries the date of receipt. */
function statementSentence(detail: string): string {
  const [side = '', givenAt] = detail.split(' ')
  if (givenAt === undefined) return CLAIM_EVENTS.statement(side)
  return CLAIM_EVENTS.statementGiven(side, formatMoment(Temporal.Instant.from(givenAt)))
}

function decisionNamed(text: string): string {
  const decision = DECISIONS.find((one) => one === text)
  return decision ? decisionLabel(decision) : text
}
