import { ApiError } from '@sillage/wire/client.ts'
import type { ContractPaper } from '@sillage/wire/contracts.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { MESSAGES } from './contracts.messages.ts'
import { saveContractPaper } from './save-contract-paper.ts'

interface PaperButtonProps {
  readonly contractId: string
  readonly kind: ContractPaper
  readonly children: string
  readonly label?: string | undefined
}

/** One click, one paper; what goes wrong is said under the button until the next try. */
export function PaperButton(props: PaperButtonProps) {
  const { contractId, kind, children, label } = props
  const paper = useMutation({ mutationFn: () => saveContractPaper(contractId, kind) })
  return (
    <span className="paper-button">
      <Button
        variant="secondary"
        size="s"
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

/** A refusal says itself why there is no such paper. */
function reasonOf(failure: Error): string {
  const isRefused = failure instanceof ApiError && failure.problem?.code === 'document.absent'
  return isRefused ? failure.message : MESSAGES.pdfFailed
}
