import { paths } from '@sillage/wire/addresses.ts'
import type { Customer, Exchange } from '@sillage/wire/customers.ts'
import { Mail, MailOpen, MessageSquare, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { shortId } from '../contracts/contract-title.ts'
import { formatMoment } from '../shell/moment.ts'
import { useSession } from '../shell/session/session.ts'
import { Card } from '../ui/data/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { CUSTOMER as SAY } from './customers.messages.ts'
import { NoteExchange } from './note-exchange.tsx'

const ICONS = {
  call: Phone,
  letter_received: MailOpen,
  letter_sent: Mail,
} as const satisfies Record<Exchange['kind'], unknown>

/** Exchanges with a customer, latest first: only the fact for messages, the notes for calls and letters, none of oneself. */
export function CustomerExchanges({ customer }: { customer: Customer }) {
  const { user } = useSession()
  const lines = [
    ...customer.exchanges.map((exchange) => ({ at: exchange.at, exchange })),
    ...customer.messages.map((message) => ({ at: message.at, message })),
  ].toSorted((one, two) => two.at.localeCompare(one.at))
  return (
    <Card title={SAY.exchanges} className="customer-exchanges">
      {customer.id !== user?.id && <NoteExchange customerId={customer.id} />}
      {lines.length === 0 && <p className="muted">{SAY.noExchange}</p>}
      <ol>
        {lines.map((line) => (
          <li key={'exchange' in line ? line.exchange.id : `${line.message.claim_id} ${line.at}`}>
            {'exchange' in line ? (
              <>
                <Icon of={ICONS[line.exchange.kind]} size="s" />
                <div>
                  <b>{SAY.kinds[line.exchange.kind]}</b>
                  <time dateTime={line.at}>{formatMoment(line.at)}</time>
                  <p>{line.exchange.text}</p>
                  <p className="muted">{SAY.notedBy(line.exchange.by)}</p>
                </div>
              </>
            ) : (
              <>
                <Icon of={MessageSquare} size="s" />
                <div>
                  <b>{SAY.messages[line.message.from]}</b>
                  <time dateTime={line.at}>{formatMoment(line.at)}</time>
                  <Link href={paths.claimOf(line.message.claim_id)}>
                    {SAY.inClaim(line.message.nature, shortId(line.message.claim_id))}
                  </Link>
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
