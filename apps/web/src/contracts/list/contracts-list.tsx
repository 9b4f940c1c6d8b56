import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { MESSAGES } from '../contracts.messages.ts'
import { ContractDialogs } from '../detail/contract-dialogs.tsx'
import type { Outcome } from '../life/use-outcome.ts'
import { ContractCard } from './contract-card.tsx'
import { noticesOf } from './contract-notices.ts'
import { ContractsToolbar } from './contracts-toolbar.tsx'
import { DrawnInTurn } from './drawn-in-turn.tsx'
import { foldedOf, listContracts } from './list-contracts.ts'
import { mayWithdraw } from './policy-chain.ts'
import { useHighlight } from './use-highlight.ts'
import { useListView } from './use-list-view.ts'

// loaded on demand: seen once, after a signature
const SignedPanel = lazy(() =>
  import('../signed/signed-panel.tsx').then((file) => ({ default: file.SignedPanel })),
)

interface ContractsListProps {
  /** Undefined while loading; the search can already be typed. */
  contracts: readonly Contract[] | undefined
  today: Temporal.PlainDate
  /** The contract with the filled button of the page, if any. */
  pressing: string | null
}

const NONE: readonly Contract[] = []

export function ContractsList({ contracts, today, pressing }: ContractsListProps) {
  const controls = useListView()
  const { query, sort, order, status } = controls.view
  const all = contracts ?? NONE
  const { shown, counts } = useMemo(
    () => listContracts(all, { query, sort, order, status }),
    [all, query, sort, order, status],
  )
  const folded = foldedOf(shown, controls.view, today)
  const { created, pointed, point } = useHighlight(shown)
  const [foldChoice, setFoldChoice] = useState<boolean | null>(null)
  const pointAt = (id: string) => {
    if (!shown.some((contract) => contract.contract_id === id)) controls.reset()
    if (folded.some((contract) => contract.contract_id === id)) setFoldChoice(true)
    point(id)
  }
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const signed = all.find((contract) => contract.contract_id === created)
  const live = shown.filter((contract) => !folded.includes(contract))
  // the linked card must be visible, unless the fold was operated by hand
  const isFoldOpen = foldChoice ?? folded.some((contract) => contract.contract_id === pointed)
  // cached contracts are rendered at once, because the browser may be restoring the scroll position
  const [isAwaited] = useState(contracts === undefined)
  const cardsOf = (list: readonly Contract[], before: number) => (
    <ul className="contracts">
      {list.map((contract, place) => (
        <DrawnInTurn key={contract.contract_id} place={isAwaited ? before + place : 0}>
          {() => (
            <li>
              <ContractCard
                contract={contract}
                all={all}
                notices={noticesOf(contract, all, today)}
                today={today}
                news={contract.contract_id === outcome?.contractId ? outcome.message : null}
                isPointed={contract.contract_id === pointed}
                isPressing={contract.contract_id === pressing}
                onPoint={pointAt}
              />
            </li>
          )}
        </DrawnInTurn>
      ))}
    </ul>
  )
  const count = useRef<HTMLParagraphElement>(null)
  const reset = () => {
    controls.reset()
    // the button that was pressed disappears, so the count takes the focus
    count.current?.focus({ preventScroll: true })
  }
  const hasNoMatch = contracts !== undefined && shown.length === 0
  return (
    <>
      {signed?.status === 'active' && (
        <Suspense fallback={<Skeleton shape="control" />}>
          <SignedPanel
            contract={signed}
            today={today}
            canWithdraw={mayWithdraw(signed, all, today)}
          />
        </Suspense>
      )}
      <ContractsToolbar
        controls={controls}
        counts={contracts ? counts : null}
        isExportable={all.length > 1}
        onReset={hasNoMatch ? null : reset}
      />
      <p className="vh" role="status" ref={count} tabIndex={-1}>
        {contracts && MESSAGES.count(shown.length)}
      </p>
      {/* repeats the message after its dialog has closed */}
      <p className="vh" role="status">
        {outcome?.message ?? (signed && MESSAGES.created)}
      </p>
      {!contracts && <ContractsLoading />}
      {hasNoMatch && (
        <EmptyState
          title={MESSAGES.noMatch}
          action={
            <Button variant="secondary" onClick={reset}>
              {MESSAGES.reset}
            </Button>
          }
        />
      )}
      {live.length > 0 && cardsOf(live, 0)}
      {folded.length > 0 && (
        <Disclosure
          open={isFoldOpen}
          onToggle={(event) => setFoldChoice(event.currentTarget.open)}
          className="contracts-ended"
          summary={MESSAGES.ended(folded.length)}
        >
          {cardsOf(folded, live.length)}
        </Disclosure>
      )}
      {contracts && (
        <ContractDialogs
          all={contracts}
          today={today}
          onDone={(achieved) => {
            setOutcome(achieved)
            pointAt(achieved.contractId)
          }}
        />
      )}
    </>
  )
}

const CARDS = ['first', 'second', 'third', 'fourth']

/** Placeholders with the size of real cards, so that the layout doesn't jump. */
function ContractsLoading() {
  return (
    <Loading label={MESSAGES.loading} className="contracts">
      {CARDS.map((card) => (
        <Card as="div" key={card} className="contract">
          <div className="contract-head">
            <Skeleton shape="tile" />
            <div className="contract-name stack">
              <Skeleton width="half" />
              <Skeleton width="third" />
            </div>
          </div>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <div className="stack">
            <Skeleton shape="control" />
            <Skeleton width="quarter" />
          </div>
        </Card>
      ))}
    </Loading>
  )
}
