import type { DecisionCalculation } from '@sillage/domain/claims/calculation/calculation.ts'
import type { RecordedFact } from '@sillage/domain/claims/desk/recorded-facts.ts'
import type { SignalKind, SignalVerdict } from '@sillage/domain/claims/desk/signal-kinds.ts'
import type { Decision } from '@sillage/domain/claims/outcome.ts'
import type { Relation } from '@sillage/domain/claims/participation.ts'
import type { KeptAnswer } from '@sillage/domain/claims/questions.ts'
import type { ClaimStatus } from '@sillage/domain/claims/status.ts'
import type { WaitingSide } from '@sillage/domain/claims/urgency.ts'
import type { Fault } from '@sillage/domain/products/claims-history.ts'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { DocumentTables } from './claims/tables-documents.ts'
import type { LimitTables } from './claims/tables-limits.ts'
import type { LinkTables } from './claims/tables-links.ts'
import type { StatementTables } from './claims/tables-statements.ts'

interface ClaimTable {
  id: Generated<string>
  contract_id: string
  owner_id: string
  /** The label of the nature, still read by servers of the previous release; `nature_id` is authoritative. */
  nature: string
  /** Filled by the database when a server of the previous release writes the label alone. */
  nature_id: Generated<string>
  description: string
  /** `YYYY-MM-DD`. */
  incident_date: string
  incident_time: string | null
  place: Generated<string>
  answers: JSONColumnType<KeptAnswer[], string | undefined>
  /** Version of the questions asked at the declaration; 0 for those built into Sillage. */
  intake_version: Generated<number>
  injured: Generated<boolean>
  abroad: Generated<boolean>
  is_pressing: Generated<boolean>
  declared_at: Generated<Date>
  /** Null for the owner. */
  declared_by: string | null
  status: ClaimStatus
  waiting: Generated<WaitingSide>
  waiting_since: Generated<Date>
  assignee_id: string | null
  updated_at: Generated<Date>
  /** The draft it was made of; null for one sent without a draft, and for those from before drafts had an id. */
  draft_id: string | null
  /** When somebody last wrote on it after it was closed, if still unanswered. */
  written_on_at: Date | null
  /**
   * The side that last wrote or sent something since the insurer first wrote; null if the insurer never did. Written by
   * the database.
   */
  last_word: ColumnType<WaitingSide | null, never, never>
  /** The current reserve in cents; null for none. Written by the database. */
  reserve_cents: ColumnType<number | null, never, never>
  /**
   * The member of staff who answered first, and how many minutes after the declaration; null if nobody did. Written by
   * the database.
   */
  first_answer_by: ColumnType<string | null, never, never>
  first_answer_minutes: ColumnType<number | null, never, never>
  urgency_rank: ColumnType<number, never, never>
  search_text: ColumnType<string, never, never>
}

interface ClaimParticipantTable {
  claim_id: string
  account_id: string
  added_by: string | null
  added_at: Generated<Date>
  is_concerned: Generated<boolean>
  /** The relation of a third party; null for those who see the whole claim. */
  relation: Generated<Relation | null>
}

/** What happens to a claim. */
export type ClaimEventKind =
  | 'declared'
  | 'status'
  | 'participant_added'
  | 'participant_removed'
  | 'document_requested'
  | 'document_withdrawn'
  | 'document_received'
  | 'document_accepted'
  | 'document_refused'
  | 'decided'
  | 'proposed'
  | 'given_back'
  | 'reserve'
  | 'fault'
  | 'statement'
  | 'recovery'
  | 'reopened'
  | 'reopening_asked'
  | 'reopening_refused'
  | 'assigned'
  | 'waiting'

interface ClaimEventTable {
  id: Generated<string>
  claim_id: string
  kind: ClaimEventKind
  status: ClaimStatus
  actor_id: string | null
  about_id: string | null
  detail: string | null
  is_internal: Generated<boolean>
  at: Generated<Date>
}

interface ClaimOutcomeTable {
  id: Generated<string>
  claim_id: string
  decision: Decision
  amount_cents: number
  excess_cents: number
  reasons: string
  decided_by: string
  decided_at: Generated<Date>
  superseded_at: Date | null
  /** How the amount was calculated; null when it was typed. */
  reckoning: JSONColumnType<DecisionCalculation, string | null | undefined> | null
  /** The second person who approved it; null when it was within the limit. */
  approved_by: string | null
  /** Minutes since the declaration. Written by the database. */
  after_minutes: ColumnType<number | null, never, never>
  /** When the previous decision was taken; null for the first of its claim. Written by the database. */
  decided_before_at: ColumnType<Date | null, never, never>
}

interface ClaimProposalTable {
  id: string
  claim_id: string
  decision: Decision
  amount_cents: number
  excess_cents: number
  reasons: string
  /** The assessment of the claim, in wire format. */
  assessment: JSONColumnType<object, string | null | undefined> | null
  reckoning: JSONColumnType<DecisionCalculation, string | null | undefined> | null
  proposed_by: string
  proposed_at: Date
  answer: 'signed' | 'returned' | 'recalled' | null
  answer_reason: Generated<string>
  answered_at: Date | null
  answered_by: string | null
}

interface ClaimReopeningTable {
  id: string
  claim_id: string
  reason: string
  asked_by: string
  asked_at: Date
  answer: Generated<'accepted' | 'refused' | 'recalled' | 'lapsed' | null>
  answer_reason: Generated<string>
  answered_at: Generated<Date | null>
  answered_by: Generated<string | null>
}

interface ClaimReserveTable {
  id: string
  claim_id: string
  cents: number
  reason: string
  /** Null when it follows from the nature. */
  set_by: string | null
  set_at: Date
}

/** Who was at fault, as established by a person. */
interface ClaimFaultTable {
  id: string
  claim_id: string
  fault: Fault
  reason: string
  set_by: string
  set_at: Date
}

interface ClaimRecoveryTable {
  id: string
  claim_id: string
  debtor: string
  cents: number
  reason: string
  claimed_at: Date
  claimed_by: string
  reference: string
  given_up_cents: Generated<number>
  given_up_reason: Generated<string | null>
  given_up_at: Generated<Date | null>
  given_up_by: Generated<string | null>
}

interface ClaimDraftTable {
  id: Generated<string>
  account_id: string
  contract_id: string
  step: number
  form: JSONColumnType<object>
  updated_at: Date
}

interface ClaimSavedFilterTable {
  id: Generated<string>
  account_id: string
  name: string
  filter: JSONColumnType<object>
  created_at: Generated<Date>
}

interface ClaimFactTable {
  claim_id: string
  fact: RecordedFact
  /** `YYYY-MM-DD`. */
  day: string
  recorded_by: string
  recorded_at: Date
}

interface ClaimSignalTable {
  id: Generated<string>
  claim_id: string
  kind: SignalKind
  file_id: string | null
  verdict: SignalVerdict
  word: string
  judged_by: string
  judged_at: Date
}

interface ClaimReplyTable {
  id: Generated<string>
  reply: string
  title: string
  content: string
  written_by: string
  written_at: Date
}

interface ClaimRoutingTable {
  only_one: Generated<boolean>
  is_on: boolean
  changed_by: string
  changed_at: Date
}

/** A nature of claim that a member of staff handles. */
interface ClaimSkillTable {
  account_id: string
  nature_id: string
}

interface StaffAbsenceTable {
  account_id: string
  deputy_id: string
  /** Days, `YYYY-MM-DD`. */
  first_day: string
  last_day: string
  recorded_by: string
  recorded_at: Date
}

export interface ClaimTables extends DocumentTables, LimitTables, LinkTables, StatementTables {
  claim: ClaimTable
  claim_participant: ClaimParticipantTable
  claim_event: ClaimEventTable
  claim_outcome: ClaimOutcomeTable
  claim_proposal: ClaimProposalTable
  claim_reopening: ClaimReopeningTable
  claim_reserve: ClaimReserveTable
  claim_fault: ClaimFaultTable
  claim_recovery: ClaimRecoveryTable
  claim_draft: ClaimDraftTable
  claim_saved_filter: ClaimSavedFilterTable
  staff_absence: StaffAbsenceTable
  claim_fact: ClaimFactTable
  claim_signal: ClaimSignalTable
  claim_routing: ClaimRoutingTable
  claim_reply: ClaimReplyTable
  claim_skill: ClaimSkillTable
}

export type ClaimRow = Selectable<ClaimTable>
export type ClaimEventRow = Selectable<ClaimEventTable>
export type ClaimOutcomeRow = Selectable<ClaimOutcomeTable>
