import { claimName } from '@sillage/domain/claims/claim-name.ts'
import { envelopeLines } from '@sillage/domain/complaints/correspondent.ts'
import {
  type ComplaintDates,
  complaintDeadlines,
  complaintState,
  isComplaintLate,
  mayTurnToMediator,
  missedDeadlines,
} from '@sillage/domain/complaints/deadlines.ts'
import { CHANNEL_LABELS, MOTIVE_LABELS } from '@sillage/domain/complaints/register.messages.ts'
import { contractName } from '@sillage/domain/products/contract-name.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Complaint, StaffComplaint } from '@sillage/wire/complaints.ts'
import { csvOf } from '../platform/csv.ts'
import { personName } from '../platform/database/account-columns.ts'
import type { ComplaintRow } from '../platform/database/tables/tables-complaints.ts'
import { REGISTER_HEADS, REGISTER_YES } from './complaints.messages.ts'
import type { SeenComplaint } from './seen-complaint.ts'

export function presentComplaint(row: ComplaintRow, today: Temporal.PlainDate): Complaint {
  const dates = datesOf(row)
  const { acknowledgeBy, answerBy } = complaintDeadlines(dates.receivedAt)
  return {
    id: row.id,
    subject: row.subject,
    message: row.message,
    contract_id: row.contract_id,
    claim_id: row.claim_id,
    state: complaintState(dates),
    received_at: row.received_at.toISOString(),
    acknowledge_by: acknowledgeBy.toString(),
    answer_by: answerBy.toString(),
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
    mediator_open: mayTurnToMediator(dates, today),
  }
}

export function presentForStaff(row: SeenComplaint, today: Temporal.PlainDate): StaffComplaint {
  return {
    ...presentComplaint(row, today),
    contract_name: contractOf(row),
    claim_name: claimOf(row),
    author: {
      id: row.account_id,
      username: row.username ?? '',
      name: nameOf(row),
    },
    correspondent:
      row.account_id === null
        ? {
            address_lines: envelopeLines(row.correspondent_address ?? ''),
            email: row.correspondent_email,
          }
        : null,
    is_late: isComplaintLate(datesOf(row), today),
    may_answer: row.isForReader,
    channel: row.channel,
    motive: row.motive,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name },
    recorded_by: row.recorder_name,
    notes: row.notes.map((note) => ({
      id: note.id,
      author: personName(note),
      text: note.text,
      at: note.at.toISOString(),
    })),
  }
}

/** Empty for an account without a name. */
function nameOf(row: SeenComplaint): string {
  return row.correspondent_name ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim()
}

function contractOf({ product, answers, travels, start_date, end_date }: SeenComplaint): string {
  if (!product || !answers || !travels || !start_date || !end_date) return ''
  const start = Temporal.PlainDate.from(start_date)
  const end = Temporal.PlainDate.from(end_date)
  return contractName({ product, answers, travels, start, end }) || productLabel(product)
}

function claimOf({ nature_id, nature, incident_date }: SeenComplaint): string {
  return nature_id && nature && incident_date ? claimName({ nature_id, nature, incident_date }) : ''
}

const dayOf = (date: Date | null) => (date ? dayInParis(instantOf(date)).toString() : '')

/** The register as CSV, without any text of the complaints, which may be about somebody's health. */
export function registerCsv(rows: readonly SeenComplaint[], today: Temporal.PlainDate): Uint8Array {
  const lines = rows.map((row) => {
    const dates = datesOf(row)
    const { acknowledgeBy, answerBy } = complaintDeadlines(dates.receivedAt)
    const missed = missedDeadlines(dates, today)
    return [
      row.id,
      dayOf(row.received_at),
      CHANNEL_LABELS[row.channel],
      row.motive ? MOTIVE_LABELS[row.motive] : '',
      row.subject,
      nameOf(row) || (row.username ?? ''),
      row.claim_id ?? '',
      row.contract_id ?? '',
      row.owner_id === null ? '' : row.owner_name,
      acknowledgeBy.toString(),
      dayOf(row.acknowledged_at),
      answerBy.toString(),
      dayOf(row.answered_at),
      isComplaintLate(dates, today) ? REGISTER_YES : '',
      missed.acknowledgement ? REGISTER_YES : '',
      missed.answer ? REGISTER_YES : '',
    ]
  })
  return csvOf([REGISTER_HEADS, ...lines])
}

function datesOf(row: ComplaintRow): ComplaintDates {
  return {
    receivedAt: instantOf(row.received_at),
    acknowledgedAt: row.acknowledged_at && instantOf(row.acknowledged_at),
    answeredAt: row.answered_at && instantOf(row.answered_at),
  }
}

const instantOf = (date: Date) => date.toTemporalInstant()
