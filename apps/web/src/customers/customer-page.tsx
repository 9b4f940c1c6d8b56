import type { Customer } from '@sillage/wire/customers.ts'
import { Eye } from 'lucide-react'
import { dayText } from '../shell/moment.ts'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { useSession } from '../shell/session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { CustomerExchanges } from './customer-exchanges.tsx'
import { CustomerHoldings } from './customer-holdings.tsx'
import { CustomerIdentity } from './customer-identity.tsx'
import { CustomerWaits } from './customer-waits.tsx'
import { CUSTOMER as SAY } from './customers.messages.ts'
import { EstateCard } from './estate/estate-card.tsx'
import { useCustomer } from './use-customer.ts'
import './customer-page.css'

/** /admin/customers/:id: everything about a customer, for staff who answer the phone. */
export function CustomerPage({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const query = useCustomer(params['id'] ?? '')
  const { data } = query
  const { user } = useSession()
  return (
    <TeamPage
      title={data?.name ?? SAY.title}
      {...(data ? { intro: SAY.intro(dayText(data.since)) } : {})}
      say={SAY}
      query={query}
      className="customer-page"
      tools={
        data &&
        // viewing one's own page isn't logged
        data.id !== user?.id && (
          <p className="customer-log muted">
            <Icon of={Eye} size="s" /> {SAY.logged}
          </p>
        )
      }
    >
      {data && <Filled customer={data} />}
    </TeamPage>
  )
}

function Filled({ customer }: { customer: Customer }) {
  return (
    <div className="customer-grid">
      <CustomerIdentity customer={customer} />
      <div className="customer-main">
        {customer.died_on !== null && <EstateCard customer={customer} />}
        <CustomerWaits customer={customer} />
        <CustomerHoldings customer={customer} />
      </div>
      <CustomerExchanges customer={customer} />
    </div>
  )
}
