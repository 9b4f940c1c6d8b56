import type { BankMovement } from '@sillage/wire/payments/bank.ts'
import { useState } from 'react'
import { Table } from '../../ui/data/table.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { dayOf, inEuros } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { MatchDialog } from './match-dialog.tsx'
import { bankApi, useBankAct } from './use-bank.ts'

/** What came in or left, and nobody knows for what; what is near is proposed, and a person decides. */
export function UnmatchedMovements({ movements }: { movements: readonly BankMovement[] }) {
  const { columns } = SAY
  return (
    <section>
      <div className="bank-head">
        <h2>{SAY.unmatched}</h2>
        {movements.length > 0 && <p className="muted small">{SAY.unmatchedHint}</p>}
      </div>
      {movements.length === 0 ? (
        <p className="muted">{SAY.allMatched}</p>
      ) : (
        <Table label={SAY.unmatched} className="table-rows bank-table">
          <thead>
            <tr>
              <th scope="col">{columns.text}</th>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.amount}</th>
              <th scope="col">{columns.proposal}</th>
              <th scope="col">
                <span className="vh">{columns.act}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <Movement key={movement.id} movement={movement} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function Movement({ movement }: { movement: BankMovement }) {
  const { id, bookedOn, amount, party, text, reason, proposal } = movement
  const match = useBankAct(() => bankApi.match({ params: { id } }))
  const [isSearching, setSearching] = useState(false)
  const own = proposal?.isOwn === true
  return (
    <tr>
      <th scope="row">
        {party || text || SAY.erased}
        {party && <span className="muted">{text}</span>}
        {reason && <span className="muted num">{reason}</span>}
      </th>
      <td>{dayOf(bookedOn)}</td>
      <td className="num">{inEuros(amount)}</td>
      <td>
        {proposal ? proposedText(proposal) : SAY.noProposal}
        {own && <span className="muted small">{SAY.otherHand}</span>}
        {match.error && (
          <FieldError>
            {SAY.matchFailed} {match.error.message}
          </FieldError>
        )}
      </td>
      <td>
        {proposal && !own && (
          <Button
            variant="secondary"
            size="s"
            busy={match.isPending}
            aria-label={SAY.matchOf(inEuros(amount), party || text)}
            onClick={() => match.mutate(undefined, { onSuccess: () => toast.success(SAY.matched) })}
          >
            {SAY.match}
          </Button>
        )}
        {(!proposal || own) && amount > 0 && (
          <Button
            variant="text"
            size="s"
            aria-label={SAY.searchOf(inEuros(amount), party || text || SAY.erased)}
            onClick={() => setSearching(true)}
          >
            {SAY.search}
          </Button>
        )}
        {isSearching && <MatchDialog movement={movement} onClose={() => setSearching(false)} />}
      </td>
    </tr>
  )
}

function proposedText({ of, by, claimId }: NonNullable<BankMovement['proposal']>): string {
  const matter = claimId === null ? of : SAY.proposedRecovery(of)
  return by === null ? matter : SAY.proposedBy(matter, by)
}
