import type { BankMovement } from '@sillage/wire/payments/bank.ts'
import { Table } from '../../ui/data/table.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { dayOf, inEuros } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { bankApi, useBankAct } from './use-bank.ts'

interface UnmatchedProps {
  readonly movements: readonly BankMovement[]
  readonly mayMatch: boolean
}

/** What came in or left, and nobody knows for what; what is near is proposed, and a person decides. */
export function UnmatchedMovements({ movements, mayMatch }: UnmatchedProps) {
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
              <Movement key={movement.id} movement={movement} mayMatch={mayMatch} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function Movement({ movement, mayMatch }: { movement: BankMovement; mayMatch: boolean }) {
  const { id, bookedOn, amount, party, text, reason, proposal } = movement
  const match = useBankAct(() => bankApi.match({ params: { id } }))
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
        {proposal?.of ?? SAY.noProposal}
        {match.error && (
          <FieldError>
            {SAY.matchFailed} {match.error.message}
          </FieldError>
        )}
      </td>
      <td>
        {proposal && mayMatch && (
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
      </td>
    </tr>
  )
}
