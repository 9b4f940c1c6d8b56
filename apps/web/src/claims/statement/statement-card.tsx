import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { FilePen } from 'lucide-react'
import { Card } from '../../ui/data/card.tsx'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { STATEMENT_CARD as SAY } from './statement-card.messages.ts'

/** On the claim of an accident: where its statement is written by its owner, and read by the team. */
export function StatementCard({ claim }: { readonly claim: ClaimDetail }) {
  const isWritten = claim.standing === 'owner' && claim.claimStatus !== 'closed'
  return (
    <Card title={SAY.card}>
      {isWritten && <p className="small">{SAY.cardText}</p>}
      {/* a page of its own, not a step of the app: it alone may ask where the phone is */}
      <ButtonLink
        href={paths.statementOf(claim.claim_id)}
        variant="secondary"
        size="s"
        icon={FilePen}
      >
        {isWritten ? SAY.cardBegin : SAY.cardRead}
      </ButtonLink>
    </Card>
  )
}
