import { inEuros } from '@sillage/domain/values/money.ts'
import type { BatchDetail } from '@sillage/wire/payments/bank.ts'
import { Download, Eye, X } from 'lucide-react'
import { formatMoment } from '../../shell/moment.ts'
import { useSession } from '../../shell/session/session.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Card } from '../../ui/data/card.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { IconButton } from '../../ui/nav/icon-button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { dayOf } from '../ledger-texts.ts'
import { BANK as SAY } from './bank.messages.ts'
import { BatchBadge } from './batches-table.tsx'
import { OrderFlags } from './order-flags.tsx'
import { bankApi, saveBatchFile, useBankAct, useBatch } from './use-bank.ts'
import './batch-card.css'

/** A batch: its payments, who prepared and approved it, and the next action. */
export function BatchCard({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useBatch(id)
  const { data } = read
  return (
    <aside className="bank-card">
      <NotLoaded read={read} failed={SAY.failed} loading={SAY.loading} />
      {data && <Filled detail={data} onClose={onClose} />}
    </aside>
  )
}

function Filled({ detail, onClose }: { detail: BatchDetail; onClose: () => void }) {
  const { batch, orders, flagged, sha256 } = detail
  const title = orders.length < batch.orders ? SAY.biggest : SAY.orders
  return (
    <Card
      title={SAY.chosen(batch.number, SAY.kinds[batch.kind].toLowerCase())}
      aside={<IconButton icon={X} size="s" aria-label={SAY.close} onClick={onClose} />}
    >
      <p className="bank-total num">{inEuros(batch.total)}</p>
      <p className="muted">{SAY.ordersOn(batch.orders, dayOf(batch.settlesOn))}</p>
      <BatchBadge batch={batch} />
      <ul className="bank-people">
        <li>
          <Avatar name={batch.preparedBy} size="s" />
          {SAY.preparedBy(batch.preparedBy, formatMoment(batch.preparedAt))}
        </li>
        <li>
          {batch.approvedBy ? (
            <>
              <Avatar name={batch.approvedBy} size="s" />
              {SAY.approvedBy(batch.approvedBy, formatMoment(batch.approvedAt ?? ''))}
            </>
          ) : (
            <>
              <i className="bank-hole" /> {SAY.secondHand}
            </>
          )}
        </li>
      </ul>
      {batch.state === 'to_approve' && flagged > 0 && (
        <Banner tone="warn" lead={SAY.flagged(flagged)}>
          {SAY.flaggedText}
        </Banner>
      )}
      <h3 className="small">{title}</h3>
      <Table label={title} className="bank-orders">
        <ColumnHeads
          names={[SAY.columns.holder, SAY.columns.amount, SAY.columns.state, SAY.columns.look]}
        />
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                {order.holder}
                <OrderIban order={order} />
                <span className="muted">
                  {order.claimId
                    ? SAY.indemnityOf(order.contract, order.claimId.slice(0, 8))
                    : order.contract}
                </span>
              </th>
              <td className="num">{inEuros(order.amount)}</td>
              <td>
                {order.stateLabel}
                {order.reason && <span className="muted num">{order.reason}</span>}
              </td>
              <td>
                <OrderFlags flags={order.flags} release={order.release} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Acts detail={detail} />
      {sha256 ? (
        <p className="bank-digest small">
          <span className="muted">{SAY.digest}</span>{' '}
          <code>{sha256.match(/.{1,8}/g)?.join(' ')}</code>
        </p>
      ) : (
        <p className="muted small">{SAY.frozen}</p>
      )}
    </Card>
  )
}

/** An IBAN, masked until someone asks to see it in full; each time is recorded in the audit log. */
function OrderIban({ order }: { order: BatchDetail['orders'][number] }) {
  const reveal = useBankAct(async () => (await bankApi.reveal({ params: { id: order.id } })).data)
  return (
    <>
      <span className="muted num bank-iban">
        {reveal.data?.iban.match(/.{1,4}/g)?.join('\u00a0') ?? order.iban}
        {!reveal.data && (
          <IconButton
            icon={Eye}
            size="s"
            aria-label={SAY.reveal(order.holder)}
            onClick={() => reveal.mutate(undefined)}
          />
        )}
      </span>
      {reveal.error && (
        <FieldError>
          {SAY.revealFailed} {reveal.error.message}
        </FieldError>
      )}
    </>
  )
}

function Acts({ detail: { batch, refusal, hasFile } }: { detail: BatchDetail }) {
  const { user } = useSession()
  const params = { id: batch.id }
  const approve = useBankAct(() => bankApi.approve({ params }))
  const withdraw = useBankAct(() => bankApi.withdraw({ params }))
  const download = useBankAct(() => saveBatchFile(batch))
  const isWaiting = batch.state === 'to_approve'
  const mayApprove = user?.capabilities?.includes('approve') === true
  const failures = [
    [SAY.approveFailed, approve.error],
    [SAY.withdrawFailed, withdraw.error],
    [SAY.downloadFailed, download.error],
  ] as const
  return (
    <div className="bank-card-acts">
      {isWaiting && refusal && <Banner tone="info">{refusal}</Banner>}
      {failures.map(
        ([lead, error]) =>
          error && (
            <Banner key={lead} tone="bad" live lead={lead}>
              {error.message}
            </Banner>
          ),
      )}
      <div className="bank-buttons">
        {isWaiting && mayApprove && (
          <Button
            aria-disabled={refusal !== null}
            busy={approve.isPending}
            onClick={() =>
              approve.mutate(undefined, { onSuccess: () => toast.success(SAY.approved) })
            }
          >
            {SAY.approve(inEuros(batch.total))}
          </Button>
        )}
        {isWaiting && (
          <Button
            variant="secondary"
            busy={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, { onSuccess: () => toast.success(SAY.withdrawn) })
            }
          >
            {SAY.withdraw}
          </Button>
        )}
        {hasFile && (
          <Button
            variant="secondary"
            icon={Download}
            busy={download.isPending}
            onClick={() => download.mutate(undefined)}
          >
            {SAY.download}
          </Button>
        )}
      </div>
    </div>
  )
}
