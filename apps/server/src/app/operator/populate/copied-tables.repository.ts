import { type RawBuilder, sql } from 'kysely'

/** The levels at which rows are copied: copies of an account get copies of its contracts, and these of their claims. */
export type Level = 'account' | 'contract' | 'claim'

export interface CopiedTable {
  readonly table: string
  /** The rows of the model, by its id at this level. */
  readonly rows: (id: string) => RawBuilder<unknown>
  /** Set when some models have no such row. */
  readonly mayLack?: true
}

const byId = (id: string) => sql`id = ${id}`
const byContract = (id: string) => sql`contract_id = ${id}`
const byClaim = (id: string) => sql`claim_id = ${id}`
const ofClaims = sql`select entry_id from ledger_line where claim_id is not null`
const entries = (id: string) =>
  sql`select id from ledger_entry where policy_id = ${id} and id not in (${ofClaims})`
const entriesOfClaim = (id: string) => sql`select entry_id from ledger_line where claim_id = ${id}`

/**
 * Ordered so that each row comes after those it references. Leaves out what is sent by mail, which nobody must receive.
 */
export const COPIED: Readonly<Record<Level, readonly CopiedTable[]>> = {
  account: [{ table: 'account', rows: byId }],
  contract: [
    {
      table: 'questionnaire',
      rows: (id) => sql`id = (select questionnaire_id from contract where contract.id = ${id})`,
    },
    {
      table: 'session',
      rows: (id) => sql`id = (select session_id from contract_signature where contract_id = ${id})`,
    },
    { table: 'contract', rows: byId },
    { table: 'contract_signature', rows: byContract },
    { table: 'contract_event', rows: byContract },
    { table: 'issued_document', rows: byContract },
    { table: 'vehicle_event', rows: byContract, mayLack: true },
    { table: 'due', rows: byContract },
    { table: 'ledger_entry', rows: (id) => sql`id in (${entries(id)})` },
    { table: 'ledger_line', rows: (id) => sql`entry_id in (${entries(id)})` },
  ],
  claim: [
    { table: 'claim', rows: byId },
    { table: 'claim_participant', rows: byClaim },
    { table: 'claim_event', rows: byClaim },
    { table: 'claim_message', rows: byClaim },
    { table: 'claim_reserve', rows: byClaim },
    { table: 'claim_outcome', rows: byClaim, mayLack: true },
    { table: 'payout', rows: byClaim, mayLack: true },
    { table: 'ledger_entry', rows: (id) => sql`id in (${entriesOfClaim(id)})` },
    { table: 'ledger_line', rows: (id) => sql`entry_id in (${entriesOfClaim(id)})` },
    { table: 'notification', rows: (id) => sql`path like '%' || ${id}` },
  ],
}

/** Tables with numeric ids, and the columns that reference them. */
export const NUMBERED: Readonly<Record<string, string>> = { ledger_entry: 'entry_id' }

/** SQL for the digits of a unique ISO 11649 reference; the check digits are added in front. */
const FIGURES = `lpad(abs(hashtext(model.id::text))::text, 10, '0') || lpad(contract_no::text, 10, '0')`
/** SQL for a unique verification code, in hexadecimal digits. */
const CODE = `upper(md5(model.code || contract_no))`

/** SQL for a plate, one of 676,000. */
const PLATE = `chr(65 + (contract_no % 26)::int) || chr(65 + (contract_no / 26 % 26)::int) || '-' ||
  lpad((contract_no / 676 % 1000)::text, 3, '0') || '-SL'`

/** The columns other than ids and dates that differ between copies, by table and column. */
export const OWN: Readonly<Record<string, string>> = {
  'account.username': `lower(first || '.' || last)`,
  'account.first_name': 'first',
  'account.last_name': 'last',
  // a reserved domain, where no mail can arrive
  'account.email': `account_no || '.' || left(model.id::text, 8) || '@exemple.invalid'`,
  'account.password_hash': `''`,
  'due.reference': `'RF' || lpad((98 - mod((${FIGURES} || '271500')::numeric, 97))::text, 2, '0') || ${FIGURES}`,
  'issued_document.code': `substr(${CODE}, 1, 5) || '-' || substr(${CODE}, 6, 5) || '-' || substr(${CODE}, 11, 5) || '-' || substr(${CODE}, 16, 5)`,
  'vehicle_event.plate': PLATE,
  // sent and acknowledged long ago, like most
  'vehicle_event.batch_id': 'model.id',
  'vehicle_event.sent_at': 'model.created_at',
  'vehicle_event.acknowledged_at': 'model.created_at',
  'claim.description': `model.description || ' Dossier ' || claim_no || ', ' || md5(claim_no::text)`,
  'claim.status': `case when model.status = 'closed' then 'closed' when model.last_word is null then 'pending'
    else (array['in_progress', 'under_review'])[1 + (claim_no / 24 % 2)::int] end`,
  'claim.is_pressing': 'claim_no % 97 = 0',
  'claim.first_answer_minutes': 'round(model.first_answer_minutes * pace)',
  'claim_outcome.after_minutes': 'round(model.after_minutes * pace)',
}
