import {
  type ComplaintDates,
  complaintDeadlines,
  complaintState,
  isComplaintLate,
  mayTurnToMediator,
} from '@sillage/domain/complaints/deadlines.ts'
import type { Complaint, StaffComplaint } from '@sillage/wire/complaints.ts'
import type { ComplaintRow } from '../platform/database/tables/tables-complaints.ts'
import type { SeenComplaint } from './complaints.service.ts'

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
    author: {
      id: row.account_id,
      username: row.username,
      name: `${row.first_name} ${row.last_name}`.trim(),
    },
    is_late: isComplaintLate(datesOf(row), today),
    may_answer: row.isForReader,
  }
}

function datesOf(row: ComplaintRow): ComplaintDates {
  return {
    receivedAt: instantOf(row.received_at),
    acknowledgedAt: row.acknowledged_at && instantOf(row.acknowledged_at),
    answeredAt: row.answered_at && instantOf(row.answered_at),
  }
}

const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime())
