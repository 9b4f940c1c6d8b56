import { paths } from '@sillage/wire/addresses.ts'
import type { Customer } from '@sillage/wire/customers.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dayText, formatMoment } from '../shell/moment.ts'
import { Card } from '../ui/data/card.tsx'
import { KeyValues } from '../ui/data/key-values.tsx'
import { CUSTOMER as SAY } from './customers.messages.ts'
import { RecordDeath } from './estate/record-death.tsx'

/** Identity and contact details of a customer, and other accounts that may be theirs. */
export function CustomerIdentity({ customer }: { customer: Customer }) {
  const { company, siren, birth_date: born, birth_place: place, phone, lookalikes } = customer
  const seen = customer.last_sign_in ? SAY.seen(formatMoment(customer.last_sign_in)) : SAY.neverSeen
  return (
    <div className="customer-side">
      <Card title={SAY.who}>
        <KeyValues
          columns={1}
          items={[
            ...(company ? [{ label: SAY.company, value: company }] : []),
            ...(siren ? [{ label: SAY.siren, value: siren }] : []),
            { label: SAY.born, value: given(born && SAY.bornAt(born, place ?? '')) },
            {
              label: SAY.phone,
              value: given(phone && <a href={`tel:${phone.replaceAll(/\s/gu, '')}`}>{phone}</a>),
            },
            {
              label: SAY.email(customer.is_email_proved),
              value: <a href={`mailto:${customer.email}`}>{customer.email}</a>,
            },
            {
              label: SAY.address,
              value: given(
                customer.address.length > 0 &&
                  customer.address.map((line) => <div key={line}>{line}</div>),
              ),
            },
            {
              label: SAY.account,
              value: `${accountState(customer)}, ${seen}`,
            },
          ]}
        />
        <RecordDeath customer={customer} />
      </Card>
      {lookalikes.length > 0 && (
        <Card title={SAY.lookalikes}>
          <ul className="customer-lookalikes">
            {lookalikes.map(({ id, name, email, since }) => (
              <li key={id}>
                <Link href={paths.customer(id)}>{name}</Link>
                <span>{email}</span>
                <span className="muted">{SAY.lookalike(dayText(since))}</span>
              </li>
            ))}
          </ul>
          <p className="muted small">{SAY.lookalikeHint}</p>
        </Card>
      )}
    </div>
  )
}

function accountState({ is_active: isActive, died_on: died }: Customer): string {
  if (died !== null) return SAY.ofDead
  return isActive ? SAY.active : SAY.inactive
}

function given(value: ReactNode): ReactNode {
  return value || <span className="muted">{SAY.notGiven}</span>
}
