import type { ColumnType } from 'kysely'

interface IssuedColumns {
  /** Four groups of five, as it is printed. */
  code: string
  kind: string
  issued_at: Date
  /** The day in Paris, `YYYY-MM-DD`. */
  issued_on: string
  sha256: Buffer
  /** When a time-stamping authority saw its seal. */
  time_stamped_at: ColumnType<Date | null, Date | null | undefined, never>
}

/** A document that was sealed and given out: what a verification compares with. */
interface IssuedDocumentTable extends IssuedColumns {
  contract_id: string
  /** Of one issued before papers lived in the object store. */
  document: ColumnType<Buffer | null, never, never>
  /** Null for a signed contract, which is kept with its signature. */
  object_key: string | null
  /** Masked; null for one issued before it was shown. */
  subject: string | null
}

/** A paper of a claim that was given out; the file of a letter is kept, once for each decision. */
interface IssuedClaimPaperTable extends IssuedColumns {
  claim_id: string
  subject: string
  outcome_id: ColumnType<string | null, string | undefined, never>
  object_key: ColumnType<string | null, string | undefined, never>
}

/** A public key of the QR codes. */
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
