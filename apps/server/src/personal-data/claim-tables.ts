import type { PersonalTable } from './personal-table.ts'

const claim = { of: 'claim' } as const
const account = { column: 'account_id' } as const

/** The tables of the claims, and of their handlers. */
export const CLAIM_TABLES: readonly PersonalTable[] = [
  {
    table: 'claim',
    file: 'sinistres',
    owner: { column: 'owner_id' },
    hidden: [
      'nature_id',
      'intake_version',
      'declared_by',
      'assignee_id',
      'first_answer_by',
      'search_text',
      'urgency_rank',
      'draft_id',
    ],
    atClosing: 'kept',
  },
  // notes are between staff, and may be about other people
  {
    table: 'claim_message',
    file: 'messages',
    owner: claim,
    without: { column: 'kind', value: 'note' },
    atClosing: 'kept',
  },
  { table: 'claim_file', file: 'pieces-jointes', owner: claim, atClosing: 'kept' },
  {
    table: 'claim_file_change',
    file: 'suites-des-pieces-jointes',
    owner: claim,
    hidden: ['changed_by'],
    atClosing: 'kept',
  },
  {
    table: 'claim_file_share',
    file: 'documents-partages',
    owner: claim,
    hidden: ['account_id', 'shared_by'],
    atClosing: 'kept',
  },
  {
    table: 'claim_health_file',
    file: 'pieces-de-sante',
    owner: claim,
    hidden: ['marked_by', 'sealed_key', 'sealed_at', 'left_key'],
    atClosing: 'kept',
  },
  {
    table: 'claim_event',
    file: 'evenements-des-sinistres',
    owner: claim,
    hidden: ['actor_id', 'about_id'],
    without: { column: 'is_internal', value: true },
    atClosing: 'kept',
  },
  {
    table: 'claim_document_request',
    file: 'demandes-de-documents',
    owner: claim,
    hidden: ['requested_by', 'fulfilled_by'],
    atClosing: 'kept',
  },
  {
    table: 'claim_provided_document',
    file: 'documents-fournis',
    owner: claim,
    hidden: ['provided_by', 'judged_by'],
    atClosing: 'kept',
  },
  {
    table: 'claim_outcome',
    file: 'decisions-des-sinistres',
    owner: claim,
    hidden: ['decided_by', 'approved_by'],
    atClosing: 'kept',
  },
  { table: 'claim_proposal', file: null, owner: claim, atClosing: 'kept' },
  { table: 'claim_reopening', file: null, owner: claim, atClosing: 'kept' },
  // between colleagues, and about somebody else's claim
  { table: 'claim_link', file: null, owner: claim, atClosing: 'kept' },
  {
    table: 'claim_fault',
    file: 'responsabilites',
    owner: claim,
    hidden: ['set_by'],
    atClosing: 'kept',
  },
  {
    table: 'claim_statement',
    file: 'constats',
    owner: claim,
    hidden: ['guest_token_sha256'],
    atClosing: 'kept',
  },
  { table: 'claim_reserve', file: null, owner: claim, atClosing: 'kept' },
  { table: 'claim_recovery', file: null, owner: claim, atClosing: 'kept' },
  {
    table: 'claim_participant',
    file: 'sinistres-suivis',
    owner: account,
    hidden: ['added_by'],
    atClosing: 'kept',
  },
  // the team's work on other people's claims
  { table: 'claim_mention', file: null, owner: account, atClosing: 'erased' },
  { table: 'claim_read', file: 'messages-lus', owner: account, atClosing: 'erased' },
  {
    table: 'claim_draft',
    file: 'declarations-en-cours',
    owner: account,
    hidden: ['id'],
    atClosing: 'erased',
  },
  {
    table: 'claim_fact',
    file: 'dates-de-sinistres',
    owner: claim,
    hidden: ['recorded_by'],
    atClosing: 'kept',
  },
  // the right of access has no exception for it; signals nobody has judged are calculated from data exported anyway
  {
    table: 'claim_signal',
    file: 'signaux-de-sinistres',
    owner: claim,
    hidden: ['judged_by'],
    atClosing: 'kept',
  },
  {
    table: 'staff_absence',
    file: 'absences',
    owner: account,
    hidden: ['deputy_id', 'recorded_by'],
    atClosing: 'erased',
  },
  {
    table: 'claim_person_limit',
    file: 'limite-de-decision',
    owner: account,
    hidden: ['set_by'],
    atClosing: 'erased',
  },
  { table: 'claim_skill', file: 'natures-confiees', owner: account, atClosing: 'erased' },
  { table: 'claim_saved_filter', file: 'filtres', owner: account, atClosing: 'erased' },
]
