/**
 * Every table that holds something of a person: what an export shows of it, and what becomes of it when the
 * account closes. A table that refers to an account and stands in neither list fails a test.
 */
export interface PersonalTable {
  readonly table: string
  /** The file of the export, without its extension; null for what is no data of the person. */
  readonly file: string | null
  /** Whose row it is: a column with the account, or the contract or claim that it belongs to. */
  readonly owner: { readonly column: string } | { readonly of: 'contract' | 'claim' }
  /** Columns that stay out of the export: secrets, pictures and files, who of the team acted. */
  readonly hidden?: readonly string[]
  /** Rows that stay out of it. */
  readonly without?: { readonly column: string; readonly value: string | boolean }
  readonly atClosing: 'kept' | 'erased'
}

const contract = { of: 'contract' } as const
const claim = { of: 'claim' } as const
const account = { column: 'account_id' } as const

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'session', file: 'sessions', owner: account, atClosing: 'kept' },
  { table: 'sign_in', file: 'connexions', owner: account, atClosing: 'erased' },
  { table: 'account_link', file: null, owner: account, atClosing: 'erased' },
  {
    table: 'known_device',
    file: 'appareils',
    owner: account,
    hidden: ['token_sha256'],
    atClosing: 'erased',
  },
  {
    table: 'account_proposal',
    file: 'changements-proposes',
    owner: account,
    hidden: ['proposed_by', 'approved_by', 'confirm_sha256', 'stop_sha256'],
    atClosing: 'erased',
  },
  {
    table: 'staff_capability',
    file: 'habilitations',
    owner: account,
    hidden: ['given_by'],
    atClosing: 'erased',
  },
  { table: 'presence_code', file: null, owner: account, atClosing: 'erased' },
  { table: 'notification', file: 'notifications', owner: account, atClosing: 'erased' },
  { table: 'daily_use', file: 'compteurs-du-jour', owner: account, atClosing: 'erased' },
  { table: 'questionnaire', file: 'questionnaires', owner: account, atClosing: 'kept' },
  { table: 'quote', file: 'devis', owner: account, hidden: ['fingerprint'], atClosing: 'erased' },
  { table: 'contract', file: 'contrats', owner: account, atClosing: 'kept' },
  {
    table: 'delivered_document',
    file: 'documents-delivres',
    owner: account,
    atClosing: 'kept',
  },
  {
    table: 'contract_signature',
    file: 'signatures',
    owner: contract,
    hidden: ['png', 'presented_document', 'presented_content', 'final_document', 'final_object'],
    atClosing: 'kept',
  },
  {
    table: 'contract_event',
    file: 'evenements-des-contrats',
    owner: contract,
    hidden: ['account_id'],
    atClosing: 'kept',
  },
  {
    table: 'contract_ending',
    file: 'fins-de-contrat',
    owner: contract,
    hidden: ['account_id'],
    atClosing: 'kept',
  },
  {
    table: 'ending_notice',
    file: 'demandes-de-resiliation',
    owner: contract,
    hidden: ['account_id'],
    atClosing: 'kept',
  },
  {
    table: 'contribution_entry',
    file: 'contributions',
    owner: contract,
    hidden: ['recorded_by'],
    atClosing: 'kept',
  },
  {
    table: 'vehicle_event',
    file: 'fichier-des-vehicules-assures',
    owner: contract,
    hidden: ['batch_id'],
    atClosing: 'kept',
  },
  {
    table: 'paper_post',
    file: 'envois-de-documents',
    owner: contract,
    hidden: ['mail_id'],
    atClosing: 'kept',
  },
  {
    table: 'issued_document',
    file: 'documents-remis',
    owner: contract,
    hidden: ['document', 'object_key'],
    atClosing: 'kept',
  },
  {
    table: 'issued_claim_paper',
    file: 'documents-de-sinistres-remis',
    owner: claim,
    hidden: ['object_key'],
    atClosing: 'kept',
  },
  {
    table: 'claim',
    file: 'sinistres',
    owner: { column: 'owner_id' },
    hidden: ['nature_id', 'declared_by', 'assignee_id', 'search_text', 'urgency_rank'],
    atClosing: 'kept',
  },
  // a note is between staff, and may tell of others
  {
    table: 'claim_message',
    file: 'messages',
    owner: claim,
    without: { column: 'kind', value: 'note' },
    atClosing: 'kept',
  },
  { table: 'claim_file', file: 'pieces-jointes', owner: claim, atClosing: 'kept' },
  {
    table: 'claim_health_file',
    file: 'pieces-de-sante',
    owner: claim,
    hidden: ['marked_by'],
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
    hidden: ['provided_by'],
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
  { table: 'claim_read', file: 'messages-lus', owner: account, atClosing: 'erased' },
  { table: 'claim_draft', file: 'declarations-en-cours', owner: account, atClosing: 'erased' },
  {
    table: 'claim_fact',
    file: 'dates-de-sinistres',
    owner: claim,
    hidden: ['recorded_by'],
    atClosing: 'kept',
  },
  // the right of access knows no exception for it; what nobody has judged is reckoned from what is exported anyway
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
  { table: 'claim_skill', file: 'natures-confiees', owner: account, atClosing: 'erased' },
  { table: 'claim_saved_filter', file: 'filtres', owner: account, atClosing: 'erased' },
  {
    table: 'complaint',
    file: 'reclamations',
    owner: account,
    hidden: ['acknowledged_by', 'answered_by'],
    atClosing: 'kept',
  },
  {
    table: 'conversation',
    file: 'questions',
    owner: account,
    hidden: ['closed_by'],
    atClosing: 'kept',
  },
  {
    table: 'conversation_message',
    file: 'questions-messages',
    owner: account,
    hidden: ['author_id'],
    atClosing: 'kept',
  },
  {
    table: 'customer_exchange',
    file: 'echanges',
    owner: account,
    hidden: ['recorded_by', 'kept_by'],
    atClosing: 'kept',
  },
  {
    table: 'staff_invitation',
    file: 'invitation',
    owner: account,
    hidden: ['token_sha256', 'invited_by'],
    atClosing: 'erased',
  },
  { table: 'external_identity', file: 'identites-externes', owner: account, atClosing: 'erased' },
  { table: 'sign_in_handoff', file: null, owner: account, atClosing: 'erased' },
  {
    table: 'passkey',
    file: 'cles-d-acces',
    owner: account,
    hidden: ['credential_id', 'public_key', 'counter'],
    atClosing: 'erased',
  },
  {
    table: 'recovery_code',
    file: 'codes-de-secours',
    owner: account,
    hidden: ['code_sha256'],
    atClosing: 'erased',
  },
  { table: 'passkey_challenge', file: null, owner: account, atClosing: 'erased' },
  {
    table: 'bank_account',
    file: 'comptes-bancaires',
    owner: account,
    hidden: ['iban_sealed', 'iban_index'],
    atClosing: 'kept',
  },
  { table: 'mandate', file: 'mandats', owner: account, hidden: ['stopped_by'], atClosing: 'kept' },
  {
    table: 'formal_notice',
    file: 'mises-en-demeure',
    owner: account,
    hidden: ['object_key', 'recorded_by', 'terminated_by', 'termination_key'],
    atClosing: 'kept',
  },
  { table: 'due', file: 'echeances', owner: account, atClosing: 'kept' },
  {
    table: 'payout',
    file: 'remboursements',
    owner: account,
    hidden: ['requested_by', 'held_for'],
    atClosing: 'kept',
  },
  { table: 'card_payment', file: 'paiements-par-carte', owner: account, atClosing: 'kept' },
  // that somebody is looked at is told to nobody but who looks
  { table: 'freeze_match', file: null, owner: account, atClosing: 'kept' },
  { table: 'closed_identity', file: null, owner: account, atClosing: 'kept' },
]
