import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { paidCents } from '@sillage/domain/claims/outcome.ts'
import { complaintDeadlines } from '@sillage/domain/complaints/deadlines.ts'
import { statusOn } from '@sillage/domain/contracts/status.ts'
import { maskEmail, maskPhone } from '@sillage/domain/customers/search.ts'
import { contractName } from '@sillage/domain/products/contract-name.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type {
  Customer,
  Exchange,
  FoundClaim,
  FoundComplaint,
  FoundContract,
  FoundCustomer,
} from '@sillage/wire/customers.ts'
import { personName } from '../platform/database/account-columns.ts'
import type { ContractRow } from '../platform/database/tables/schema.ts'
import type { NotedExchange, OwnClaim, WrittenMessage } from './customer.repository.ts'
import type { FoundAccount, FoundClaimRow, FoundContractRow } from './find.repository.ts'
import type { FoundComplaintRow } from './find-complaints.repository.ts'

export function presentFoundCustomer(row: FoundAccount): FoundCustomer {
  return {
    id: row.id,
    name: personName(row),
    company: row.company_name,
    siren: row.siren,
    email: maskEmail(row.email),
    phone: row.person ? maskPhone(row.person.phone) : null,
    birth_year: row.person ? Number(row.person.birthDate.slice(-4)) : null,
    city: row.postal_address?.city ?? null,
    since: row.created_at.toISOString(),
    contracts: row.contracts,
    open_claims: row.open_claims,
  }
}

export function presentFoundContract(
  row: FoundContractRow,
  today: Temporal.PlainDate,
): FoundContract {
  return { ...presentHeld(row, today), holder: holderOf(row) }
}

export function presentFoundClaim(row: FoundClaimRow): FoundClaim {
  const { id, nature, status, incident_date } = row
  return { id, nature, status, incident_date, holder: holderOf(row) }
}

export function presentFoundComplaint(row: FoundComplaintRow): FoundComplaint {
  return { ...presentComplaint(row), holder: { id: row.account_id, name: row.author_name } }
}

type Held = Pick<
  ContractRow,
  'id' | 'product' | 'status' | 'start_date' | 'end_date' | 'answers' | 'travels'
>

export function presentHeld(row: Held, today: Temporal.PlainDate) {
  const end = Temporal.PlainDate.from(row.end_date)
  return {
    id: row.id,
    name: contractName({ ...row, start: Temporal.PlainDate.from(row.start_date), end }),
    product: row.product,
    status: statusOn({ status: row.status, end }, today),
    start_date: row.start_date,
    end_date: row.end_date,
  }
}

export function presentOwnClaim(row: OwnClaim): Customer['claims'][number] {
  const { amount_cents: amountCents, excess_cents: excessCents } = row
  const waits = row.waiting === 'insurer' && row.status !== 'closed'
  return {
    id: row.id,
    nature: row.nature,
    status: row.status,
    incident_date: row.incident_date,
    paid:
      amountCents === null || excessCents === null
        ? null
        : toEuros(paidCents({ amountCents, excessCents })),
    waits_for_us_since: waits ? row.waiting_since.toISOString() : null,
  }
}

export function presentComplaint(row: Omit<FoundComplaintRow, 'account_id' | 'author_name'>) {
  const { id, subject, received_at, answered_at } = row
  return {
    id,
    subject,
    received_at: received_at.toISOString(),
    answer_by: complaintDeadlines(received_at.toTemporalInstant()).answerBy.toString(),
    answered_at: answered_at?.toISOString() ?? null,
  }
}

export function presentWritten(row: WrittenMessage): Customer['messages'][number] {
  const { claim_id, nature, is_owner: isOwner, role, at } = row
  const from = isOwner ? 'customer' : isStaff(role) ? 'team' : 'other'
  return { claim_id, nature, from, at: at.toISOString() }
}

export function presentExchange(row: NotedExchange): Exchange {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    at: row.at.toISOString(),
    by: row.by,
    promised_on: row.promised_on,
    kept_at: row.kept_at?.toISOString() ?? null,
  }
}

/** First and last name; the user name if both are empty. */
function holderOf(row: FoundClaimRow | FoundContractRow) {
  const { holder_id: id, holder_first, holder_last, holder_username } = row
  return {
    id,
    name: personName({
      first_name: holder_first,
      last_name: holder_last,
      username: holder_username,
    }),
  }
}
