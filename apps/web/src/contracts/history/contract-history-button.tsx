import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/nav/button.tsx'
import { shortId } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import '../life/contract-life.css'

const ContractHistoryDialog = lazy(() =>
  import('./contract-history-dialog.tsx').then((file) => ({ default: file.ContractHistoryDialog })),
)

/** Opens the history of a contract outside its card: staff read it from a claim. */
export function ContractHistoryButton({ contractId }: { contractId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" wide icon={History} onClick={() => setOpen(true)}>
        {MESSAGES.historyOf(shortId(contractId))}
      </Button>
      <Suspense>
        {isOpen && (
          <ContractHistoryDialog
            contract={{ contract_id: contractId }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
