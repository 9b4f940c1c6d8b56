import type { Contract } from '@sillage/wire/contracts.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { shortId } from './contract-title.ts'
import { MESSAGES } from './contracts.messages.ts'
import { saveContractPdf } from './save-contract-pdf.ts'

/** The one place for what can be done with a contract; what depends on its state asks the domain's `contractCan`. */
export function ContractActions({
  contract,
  children,
}: {
  contract: Contract
  children: ReactNode
}) {
  const id = contract.contract_id
  const pdf = useMutation({ mutationFn: () => saveContractPdf(id) })
  return (
    <div className="contract-foot">
      {pdf.isError && (
        <Banner tone="bad" live>
          {MESSAGES.pdfFailed}
        </Banner>
      )}
      <div className="contract-actions">
        <Button
          variant="text"
          size="s"
          icon={Download}
          busy={pdf.isPending}
          aria-label={MESSAGES.pdfOf(shortId(id))}
          onClick={() => pdf.mutate()}
        >
          {MESSAGES.pdf}
        </Button>
        {children}
      </div>
    </div>
  )
}
