import type { BatchDetail } from '@sillage/wire/payments/bank.ts'
import { TriangleAlert } from 'lucide-react'
import './order-flags.css'
import { PAYOUTS as SAY } from './payouts.messages.ts'

type Order = BatchDetail['orders'][number]

/** The flags to review before an order is sent, and who cleared them, with their reason. */
export function OrderFlags({
  flags,
  release,
}: Pick<Order, 'flags'> & Partial<Pick<Order, 'release'>>) {
  if (flags.length === 0) return null
  return (
    <>
      <ul className="bank-flags">
        {flags.map((flag) => (
          <li key={flag}>
            <TriangleAlert aria-hidden />
            {flag}
          </li>
        ))}
      </ul>
      {release && <p className="bank-release muted">{SAY.letGoBy(release)}</p>}
    </>
  )
}
