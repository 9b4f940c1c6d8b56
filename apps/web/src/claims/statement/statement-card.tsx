import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { FilePen } from 'lucide-react'
import { Card } from '../../ui/data/card.tsx'
import { ButtonLink } from '../../ui/nav/button.tsx'
import './statement-card.css'
import { STATEMENT_CARD as SAY } from './statement-card.messages.ts'

interface StatementCardProps {
  readonly claim: ClaimDetail
  readonly stage: NonNullable<ClaimDetail['statement']>
}

/** On an accident claim: where its owner fills in the statement and the team reads it. */
export function StatementCard({ claim, stage }: StatementCardProps) {
  const isWritten =
    stage !== 'signed' && claim.standing === 'owner' && claim.claimStatus !== 'closed'
  return (
    <Card title={SAY.card} className="statement-open">
      {isWritten && <p className="small">{stage === 'begun' ? SAY.cardBegunText : SAY.cardText}</p>}
      {/* a separate document, not a route of the app: it alone may request the phone's position */}
      <ButtonLink
        href={paths.statementOf(claim.claim_id)}
        variant="secondary"
        size="s"
        icon={FilePen}
      >
        {isWritten ? (stage === 'begun' ? SAY.cardGoOn : SAY.cardBegin) : SAY.cardRead}
      </ButtonLink>
    </Card>
  )
}
