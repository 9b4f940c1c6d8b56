import { type ContractPaper, PAPER_FILES } from '@sillage/wire/contracts/contracts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { savePdf } from '../../shell/api/save-file.ts'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { MESSAGES } from '../contracts.messages.ts'
import { contractsApi } from '../contracts-api.ts'

interface PaperButtonProps {
  readonly contractId: string
  readonly kind: ContractPaper
  readonly children: string
  readonly label?: string | undefined
  /** Whether it is the main action in its place. */
  readonly isMain?: boolean
}

/** Downloads one document; an error shows under the button until the next attempt. */
export function PaperButton(props: PaperButtonProps) {
  const { contractId, kind, children, label, isMain = false } = props
  const paper = useMutation({ mutationFn: () => saveContractPaper(contractId, kind) })
  return (
    <span className="paper-button">
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'l' : 's'}
        icon={FileDown}
        busy={paper.isPending}
        aria-label={label}
        onClick={() => paper.mutate()}
      >
        {children}
      </Button>
      <span role="status">{paper.error && <FieldError>{reasonOf(paper.error)}</FieldError>}</span>
    </span>
  )
}

/** The server's own message when the document doesn't exist, else a generic one. */
function reasonOf(failure: Error): string {
  const isRefused = failure instanceof ApiError && failure.problem?.code === 'document.absent'
  return isRefused ? failure.message : MESSAGES.pdfFailed
}

/** Downloads a document of a contract, which needs the session's token, and saves it. */
async function saveContractPaper(id: string, kind: ContractPaper): Promise<void> {
  savePdf(await contractsApi.paper({ params: { id, kind } }), `${PAPER_FILES[kind]}_${id}.pdf`)
}
