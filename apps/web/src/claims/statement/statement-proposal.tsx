import { type Fault, faultLabel } from '@sillage/domain/products/claims-history.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Button } from '../../ui/nav/button.tsx'
import { STATEMENT_CARD as SAY } from './statement-card.messages.ts'
import { sourceOfClaim } from './statement-source.ts'

/** The initial values of the form that records whose fault it was. */
export interface FaultDraft {
  readonly fault: Fault | null
  readonly reason: string
}

interface ProposalProps {
  readonly claimId: string
  /** Copies the proposal into the form; null for people who may not record the fault. */
  readonly onUse: ((draft: FaultDraft) => void) | null
}

/**
 * The fault that a statement suggests, with the evidence; a person confirms it or not. Empty before the statement is
 * started.
 */
export function StatementProposal({ claimId, onUse }: ProposalProps) {
  const source = sourceOfClaim({ id: claimId, accountId: '', isOwner: false })
  const { data } = useQuery({
    queryKey: source.key,
    queryFn: ({ signal }) => source.read(signal),
    refetchOnMount: 'always',
  })
  const proposal = data?.proposal
  if (!proposal) return null
  return (
    <section className="statement-proposal" aria-label={SAY.proposal}>
      <p>
        <b>
          {proposal.case !== null && proposal.fault !== null
            ? `${SAY.proposalOf(proposal.case)}. ${SAY.proposalFault(faultLabel(proposal.fault))}.`
            : SAY.proposalNone}
        </b>
      </p>
      <p className="small">{proposal.text}</p>
      {proposal.evidence.length > 0 && (
        <ul className="small">
          {proposal.evidence.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="small muted">{SAY.proposalNote}</p>
      <p className="statement-actions">
        <Link href={paths.statementOf(claimId)}>{SAY.cardRead}</Link>
        {onUse && proposal.case !== null && (
          <Button
            variant="secondary"
            size="s"
            onClick={() =>
              proposal.case !== null &&
              onUse({
                fault: proposal.fault,
                reason: SAY.proposalReason(proposal.case, proposal.text).slice(0, 300),
              })
            }
          >
            {SAY.proposalUse}
          </Button>
        )}
      </p>
    </section>
  )
}
