import type { LinkKind } from '@sillage/domain/claims/desk/linked-claims.ts'
import type { Generated } from 'kysely'

/** Two claims that belong together; the lower id is `claim_id`. */
interface ClaimLinkTable {
  id: Generated<string>
  claim_id: string
  other_id: string
  kind: LinkKind
  reason: string
  linked_by: string
  linked_at: Date
  /** Null while the link exists. */
  undone_by: Generated<string | null>
  undone_at: Generated<Date | null>
}

export interface LinkTables {
  claim_link: ClaimLinkTable
}
