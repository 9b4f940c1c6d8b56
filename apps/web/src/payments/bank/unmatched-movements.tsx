import { inEuros } from '@sillage/domain/values/money.ts'
import type { BankMovement } from '@sillage/wire/payments/bank-rows.ts'
import { useState } from 'react'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { CloseMovementDialog } from './close-movement-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { bankApi, useBankAct } from './use-bank.ts'

/** The bank movements that match nothing; close matches are proposed, and a person decides. */
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
        <Table label={SAY.unmatched} className="table-rows bank-table sums-table">
          <ColumnHeads
            names={[columns.text, columns.day, columns.amount, columns.proposal, columns.act]}
          />
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
  const match = useBankAct(() =>
    bankApi.match({ params: { id }, body: proposal ? { seen: proposal.seen } : {} }),
  )
  const [dialog, setDialog] = useState<'search' | 'close' | null>(null)
  const who = party || text || SAY.erased
  const closes = proposal?.closing != null
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
        {proposal?.contract && <span className="muted">{proposal.contract}</span>}
        {proposal?.closing && <span className="muted">{proposal.closing.reason}</span>}
        {proposal && proposal.beyond > 0 && (
          <span className="muted">{SAY.beyond(inEuros(proposal.beyond))}</span>
        )}
        {own && <span className="muted small">{closes ? SAY.otherHandCloses : SAY.otherHand}</span>}
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
            aria-label={(closes ? SAY.closeOf : SAY.matchOf)(inEuros(amount), who)}
            onClick={() =>
              match.mutate(undefined, {
                onSuccess: () => toast.success(closes ? SAY.closed : SAY.matched),
              })
            }
          >
            {closes ? SAY.closeMovement : SAY.match}
          </Button>
        )}
        {(!proposal || own) && amount > 0 && (
          <Button
            variant="text"
            size="s"
            aria-label={SAY.searchOf(inEuros(amount), who)}
            onClick={() => setDialog('search')}
          >
            {SAY.search}
          </Button>
        )}
        {!closes && (
          <Button
            variant="text"
            size="s"
            aria-label={SAY.closeOf(inEuros(amount), who)}
            onClick={() => setDialog('close')}
          >
            {SAY.closeMovement}
          </Button>
        )}
        {dialog === 'search' && <MatchDialog movement={movement} onClose={() => setDialog(null)} />}
        {dialog === 'close' && (
          <CloseMovementDialog movement={movement} onClose={() => setDialog(null)} />
        )}
      </td>
    </tr>
  )
}

function proposedText({ of, by, claimId, closing }: NonNullable<BankMovement['proposal']>): string {
  const owed = claimId === null ? of : SAY.proposedRecovery(of)
  const matter = closing ? SAY.closings[closing.as] : owed
  return by === null ? matter : SAY.proposedBy(matter, by)
}
