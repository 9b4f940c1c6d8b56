import { formatDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { Estate, EstateContract, EstatePayout } from '@sillage/wire/contracts/estates.ts'
import type { Customer } from '@sillage/wire/customers.ts'
import { lazy, Suspense, useState } from 'react'
import { dayText } from '../../shell/moment.ts'
import { useSession } from '../../shell/session/session.ts'
import { Card } from '../../ui/data/card.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { ContractLine } from './contract-line.tsx'
import { ESTATE as SAY } from './estate.messages.ts'
import { useEstate } from './use-estate.ts'
import './estate.css'

const EndForHeirsDialog = lazy(() =>
  import('./end-for-heirs-dialog.tsx').then((file) => ({ default: file.EndForHeirsDialog })),
)
const NamePayeeDialog = lazy(() =>
  import('./name-payee-dialog.tsx').then((file) => ({ default: file.NamePayeeDialog })),
)
const WithdrawDeathDialog = lazy(() =>
  import('./withdraw-death-dialog.tsx').then((file) => ({ default: file.WithdrawDeathDialog })),
)

const shown = (day: string) => formatDay(Temporal.PlainDate.from(day))

type Opened =
  | { readonly what: 'end'; readonly contract: EstateContract }
  | { readonly what: 'payee'; readonly payout: EstatePayout }
  | { readonly what: 'withdraw' }

/** Once a customer has died: whom to write to, the contracts to end for the heirs, and who receives what. */
export function EstateCard({ customer: { id } }: { customer: Customer }) {
  const { data, error, isFetching, refetch } = useEstate(id)
  const { user } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const mayAct = user?.capabilities?.includes('prepare') === true && user.id !== id
  if (error)
    return <LoadFailure lead={SAY.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <Card title={SAY.title} className="estate">
      {!data && <Loading label={SAY.loading} />}
      {data?.death && (
        <>
          <Who death={data.death} />
          <h3>{SAY.contracts}</h3>
          {data.contracts.length === 0 && <p className="muted">{SAY.noContract}</p>}
          <ul>
            {data.contracts.map((contract) => (
              <ContractLine
                key={contract.contract_id}
                contract={contract}
                onEnd={mayAct ? () => setOpened({ what: 'end', contract }) : null}
              />
            ))}
          </ul>
          <h3>{SAY.payouts}</h3>
          {data.payouts.length === 0 && <p className="muted">{SAY.noPayout}</p>}
          <ul>
            {data.payouts.map((payout) => (
              <PayoutLine
                key={payout.id}
                payout={payout}
                onName={mayAct ? () => setOpened({ what: 'payee', payout }) : null}
              />
            ))}
          </ul>
          {mayAct ? (
            <Button variant="quiet" size="s" onClick={() => setOpened({ what: 'withdraw' })}>
              {SAY.withdraw}
            </Button>
          ) : (
            <p className="muted small">{SAY.heldBack}</p>
          )}
        </>
      )}
      <Suspense>
        {opened?.what === 'end' && (
          <EndForHeirsDialog customerId={id} contract={opened.contract} onClose={close} />
        )}
        {opened?.what === 'payee' && (
          <NamePayeeDialog customerId={id} payout={opened.payout} onClose={close} />
        )}
        {opened?.what === 'withdraw' && <WithdrawDeathDialog customerId={id} onClose={close} />}
      </Suspense>
    </Card>
  )
}

function Who({ death }: { death: NonNullable<Estate['death']> }) {
  const { died_on: died, capacity, correspondent, address, proof, recorded_at: at, by } = death
  return (
    <KeyValues
      items={[
        { label: SAY.died, value: shown(died) },
        {
          label: SAY.spokesman[capacity],
          value: [correspondent, ...address].map((line, index) => <div key={index}>{line}</div>),
        },
        { label: SAY.seen, value: proof },
        { label: SAY.noted, value: SAY.notedBy(dayText(at), by) },
      ]}
    />
  )
}

function PayoutLine({
  payout,
  onName,
}: {
  readonly payout: EstatePayout
  readonly onName: (() => void) | null
}) {
  const { kind, pays, amount, due_by: due, payee, proof, has_left: hasLeft } = payout
  const isNamed = payee !== null
  return (
    <li>
      <div>
        <span>
          <span className="num">{inEuros(amount)}</span>, {SAY.kinds[kind]}
        </span>
        <span className="muted">{withWholeWords(pays)}</span>
        <span>{isNamed ? SAY.payee(payee.holder, payee.iban) : SAY.payeeMissing}</span>
        {proof !== null && <span className="muted">{SAY.by(proof)}</span>}
        <span className="muted">
          {hasLeft ? SAY.left : isNamed ? SAY.waitsReview : SAY.before(shown(due))}
        </span>
      </div>
      {payout.may_be_named && onName && (
        <Button
          variant="secondary"
          size="s"
          aria-label={SAY.nameOf(inEuros(amount), pays)}
          onClick={onName}
        >
          {isNamed ? SAY.rename : SAY.name}
        </Button>
      )}
    </li>
  )
}
