export interface ClosedIdentityTable {
  account_id: string
  username: string
  email: string
  first_name: string
  last_name: string
  company_name: string | null
  siren: string | null
  closed_at: Date
}

export interface AccountingPieceTable {
  id: string
  account_id: string
  policy_id: string
  happened_on: string
  content: unknown
}
