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
