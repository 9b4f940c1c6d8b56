import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../shell/pages/lazy-part.tsx'
import { loadAhead } from '../../shell/pages/load-ahead.ts'
import { Button } from '../../ui/nav/button.tsx'
import { shortId } from '../contract-title.ts'
import { CONTRACT_HISTORY } from './history.messages.ts'
import '../life/contract-life.css'

const ContractHistoryDialog = lazyPart(
  () => import('./contract-history-dialog.tsx'),
  (file) => file.ContractHistoryDialog,
)

/** Opens the history of a contract outside its card: staff read it from a claim. */
export function ContractHistoryButton({ contractId }: { contractId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        wide
        icon={History}
        {...loadAhead(ContractHistoryDialog)}
        onClick={() => setOpen(true)}
      >
        {CONTRACT_HISTORY.of(shortId(contractId))}
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
