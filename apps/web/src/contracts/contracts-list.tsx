import type { Contract } from '@sillage/wire/contracts.ts'
import { useMemo } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ContractCard } from './contract-card.tsx'
import { noticesOf } from './contract-notices.ts'
import { MESSAGES } from './contracts.messages.ts'
import { ContractsToolbar } from './contracts-toolbar.tsx'
import { listContracts } from './list-contracts.ts'
import { useHighlight } from './use-highlight.ts'
import { useListView } from './use-list-view.ts'

interface ContractsListProps {
  contracts: readonly Contract[]
  today: Temporal.PlainDate
}

export function ContractsList({ contracts, today }: ContractsListProps) {
  const controls = useListView()
  const { query, sort, order, status } = controls.view
  const { shown, counts } = useMemo(
    () => listContracts(contracts, { query, sort, order, status }),
    [contracts, query, sort, order, status],
  )
  const { created, pointed, point } = useHighlight(shown)
  const pointAt = (id: string) => {
    if (!shown.some((contract) => contract.contract_id === id)) controls.reset()
    point(id)
  }
  return (
    <>
      <ContractsToolbar controls={controls} counts={counts} canReset={shown.length > 0} />
      <p className="vh" role="status">
        {MESSAGES.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={MESSAGES.noMatch}
          action={
            <Button variant="secondary" onClick={controls.reset}>
              {MESSAGES.reset}
            </Button>
          }
        />
      ) : (
        <ul className="contracts">
          {shown.map((contract) => (
            <li key={contract.contract_id}>
              <ContractCard
                contract={contract}
                notices={noticesOf(contract, contracts, today)}
                today={today}
                isCreated={contract.contract_id === created}
                isPointed={contract.contract_id === pointed}
                onPoint={pointAt}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
