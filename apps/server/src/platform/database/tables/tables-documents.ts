import type { ColumnType } from 'kysely'

interface IssuedColumns {
  /** Four groups of five characters, as printed. */
  code: string
  kind: string
  issued_at: Date
  /** The day in Paris time, `YYYY-MM-DD`. */
  issued_on: string
  sha256: Buffer
  /** When a time-stamping authority stamped its seal. */
  time_stamped_at: ColumnType<Date | null, Date | null | undefined, never>
}

/** A sealed document that was issued, kept so that a copy can be verified. */
interface IssuedDocumentTable extends IssuedColumns {
  contract_id: string
  /** Only for documents issued before documents moved to the object store. */
  document: ColumnType<Buffer | null, never, never>
  /** Null for a signed contract, whose file is kept with its signature. */
  object_key: string | null
  /** Masked; null for documents issued before it was shown. */
  subject: string | null
}

/** An issued claim document; the file of a letter is kept, one for each decision. */
interface IssuedClaimPaperTable extends IssuedColumns {
  claim_id: string
  subject: string
  outcome_id: ColumnType<string | null, string | undefined, never>
  object_key: ColumnType<string | null, string | undefined, never>
}

/** A public key that verifies the QR codes. */
interface VerificationKeyTable {
  fingerprint: string
  /** SubjectPublicKeyInfo, in base64. */
  public_key: string
  first_used_at: Date
}

export interface DocumentTables {
  issued_document: IssuedDocumentTable
  issued_claim_paper: IssuedClaimPaperTable
  verification_key: VerificationKeyTable
}
