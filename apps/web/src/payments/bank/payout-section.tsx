import { paths } from '@sillage/wire/addresses.ts'
import type { LaterPayout } from '@sillage/wire/payments/bank-rows.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { PAYOUTS as SAY } from './payouts.messages.ts'

interface PayoutSectionProps {
  readonly title: string
  /** How many there are and what they sum up to. */
  readonly sum: string
  readonly hint?: string
  readonly columns: readonly string[]
  readonly count: number
  /** How many of them have a row here. */
  readonly shown: number
  readonly children: ReactNode
}

/** A table of payouts; nothing when there are none. */
export function PayoutSection(props: PayoutSectionProps) {
  const { title, sum, hint, columns, count, shown, children } = props
  if (count === 0) return null
  return (
    <section>
      <div className="bank-head">
        <h2>{title}</h2>
        <p className="muted small">{sum}</p>
      </div>
      {hint && <p className="muted small bank-hint">{hint}</p>}
      <Table label={title} className="table-rows bank-table sums-table">
        <ColumnHeads names={columns} />
        <tbody>{children}</tbody>
      </Table>
      {count > shown && <p className="muted small">{SAY.more(shown)}</p>}
    </section>
  )
}

/** What a payout pays: a refund or an indemnity, of which contract, for which claim. */
export function PaidFor({
  payout,
}: {
  payout: Pick<LaterPayout, 'kind' | 'contract' | 'claimId'>
}) {
  const { kind, contract, claimId } = payout
  return (
    <>
      {SAY.payoutKinds[kind]}
      <span className="muted">{withWholeWords(contract)}</span>
      {claimId && (
        <Link href={paths.claimOf(claimId)}>
          <span className="num">{SAY.claimOf(claimId.slice(0, 8))}</span>
        </Link>
      )}
    </>
  )
}
