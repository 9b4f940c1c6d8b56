import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { shortId } from '../../contracts/contract-title.ts'
import { savePdf } from '../../shell/api/save-file.ts'
import { Card } from '../../ui/data/card.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { claimsApi } from '../claims-api.ts'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'

type Paper = 'acknowledgement' | 'decisionLetter' | 'summary'

const NAMES = {
  acknowledgement: 'accuse_reception',
  decisionLetter: 'decision',
  summary: 'sinistre',
} as const satisfies Record<Paper, string>

/** The documents of a claim as downloads, with the decision letter once there is one. */
export function ClaimPapers({ claim }: { claim: ClaimDetail }) {
  const id = claim.claim_id
  const papers: readonly Paper[] = claim.outcome
    ? ['decisionLetter', 'acknowledgement', 'summary']
    : ['acknowledgement', 'summary']
  const paper = useMutation({
    mutationFn: async (kind: Paper) =>
      savePdf(await claimsApi[kind]({ params: { id } }), `${NAMES[kind]}_${shortId(id)}.pdf`),
  })
  return (
    <Card title={SAY.papers}>
      <div className="claim-papers">
        {papers.map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            size="s"
            wide
            icon={Download}
            busy={paper.isPending && paper.variables === kind}
            busyLabel={SAY.preparing}
            onClick={() => paper.mutate(kind)}
          >
            {SAY[kind]}
          </Button>
        ))}
        {paper.error && (
          <div role="alert">
            <FieldError>{SAY.paperFailed}</FieldError>
          </div>
        )}
      </div>
    </Card>
  )
}
