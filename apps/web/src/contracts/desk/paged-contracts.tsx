import type { ContractOfPerson, ListedContract } from '@sillage/wire/contracts/contract-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { Pager } from '../../ui/data/pager.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CONTRACTS_DESK as SAY } from './contracts-desk.messages.ts'
import { ContractsTable } from './contracts-table.tsx'
import '../life/contract-life.css'
import './contracts-desk.css'

const ContractHistoryDialog = lazy(() =>
  import('../history/contract-history-dialog.tsx').then((file) => ({
    default: file.ContractHistoryDialog,
  })),
)

interface PagedContractsProps {
  readonly label: string
  /** Shown when there are none. */
  readonly empty: string
  readonly data: {
    readonly contracts: readonly (ContractOfPerson | ListedContract)[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
  readonly goTo: (page: number) => void
}

/** One page of contracts, each with a button to its history. */
export function PagedContracts({ label, empty, data, goTo }: PagedContractsProps) {
  const { contracts, total, page, limit } = data
  const [openedId, tell] = useState<string | null>(null)
  if (contracts.length === 0)
    return (
      <EmptyState
        title={total === 0 ? empty : SAY.noPage}
        action={
          total > 0 && (
            <Button variant="secondary" onClick={() => goTo(1)}>
              {SAY.firstPage}
            </Button>
          )
        }
      />
    )
  return (
    <div className="paged">
      <ContractsTable label={label} contracts={contracts} onHistory={tell} />
      <Pager page={page} limit={limit} shown={contracts.length} total={total} onPage={goTo} />
      <Suspense>
        {openedId !== null && (
          <ContractHistoryDialog contract={{ contract_id: openedId }} onClose={() => tell(null)} />
        )}
      </Suspense>
    </div>
  )
}

/** The page number in the URL. */
export function pageOf(search: URLSearchParams): number {
  const asked = Number(search.get('page'))
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100_000) : 1
}
