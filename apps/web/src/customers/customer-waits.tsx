import { paths } from '@sillage/wire/addresses.ts'
import type { Customer, Exchange } from '@sillage/wire/customers.ts'
import { Link } from 'wouter'
import { shortId } from '../contracts/contract-title.ts'
import { dayText } from '../shell/moment.ts'
import { Card } from '../ui/data/card.tsx'
import { FieldError } from '../ui/input/field.tsx'
import { Button } from '../ui/nav/button.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { CUSTOMER as SAY } from './customers.messages.ts'
import { customersApi } from './customers-api.ts'
import { useCustomerNote } from './use-customer.ts'

/** What the customer is waiting for: replies, and what was promised on the phone. */
export function CustomerWaits({ customer }: { customer: Customer }) {
  const claims = customer.claims.filter((claim) => claim.waits_for_us_since !== null)
  const complaints = customer.complaints.filter(({ answered_at }) => answered_at === null)
  const promises = customer.exchanges.filter(
    ({ promised_on, kept_at }) => promised_on !== null && kept_at === null,
  )
  const count = claims.length + complaints.length + promises.length
  return (
    <Card title={SAY.waits} aside={count > 0 && <span className="muted num">{count}</span>}>
      {count === 0 && <p className="muted">{SAY.nothingWaits}</p>}
      {count > 0 && (
        <ul className="customer-waits">
          {claims.map(({ id, nature, waits_for_us_since: since }) => (
            <li key={id}>
              <Link href={paths.claimOf(id)}>{SAY.answerClaim(nature, shortId(id))}</Link>
              <span className="muted">{SAY.waitsSince(dayText(since ?? ''))}</span>
            </li>
          ))}
          {complaints.map(({ id, subject, answer_by: by }) => (
            <li key={id}>
              <Link href={paths.complaintOf(id)}>{SAY.answerComplaint(subject)}</Link>
              <span className="muted">{SAY.answerBy(dayText(by))}</span>
            </li>
          ))}
          {promises.map((promise) => (
            <Promised key={promise.id} promise={promise} customerId={customer.id} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Promised({ promise, customerId }: { promise: Exchange; customerId: string }) {
  const keep = useCustomerNote(customerId, () => customersApi.keep({ params: { id: promise.id } }))
  return (
    <li>
      <span>
        {promise.text}
        <span className="muted customer-promise">
          {SAY.promise(promise.by)}, {SAY.promisedOn(dayText(promise.promised_on ?? ''))}
        </span>
        {keep.error && <FieldError>{keep.error.message}</FieldError>}
      </span>
      <Button
        variant="secondary"
        size="s"
        busy={keep.isPending}
        onClick={() => keep.mutate(undefined, { onSuccess: () => toast.success(SAY.keptSaid) })}
      >
        {SAY.kept}
      </Button>
    </li>
  )
}
