export interface IssuedDocumentTable {
  /** As printed on the document. */
  code: string
  contract_id: string
  kind: string
  issued_at: Date
  /** The day in Paris, `YYYY-MM-DD`. */
  issued_on: string
  sha256: Buffer
  /** Null for a signed contract, which is kept with its signature. */
  document: Buffer | null
}
