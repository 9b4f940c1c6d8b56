/**
 * A table with personal data: what an export shows of it, and what happens to it when the account closes. A test fails
 * for a table that refers to an account and is in none of the lists.
 */
export interface PersonalTable {
  readonly table: string
  /** The export's file, without extension; null for what is not the person's data. */
  readonly file: string | null
  /** How a row belongs to a person: by a column with their account, or through a contract or claim. */
  readonly owner: { readonly column: string } | { readonly of: 'contract' | 'claim' }
  /** Columns left out of the export: secrets, pictures and files, and the team members who acted. */
  readonly hidden?: readonly string[]
  /** Rows left out of it. */
  readonly without?: { readonly column: string; readonly value: string | boolean }
  readonly atClosing: 'kept' | 'erased'
}
