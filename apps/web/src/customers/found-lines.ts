import { formatShortDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { customers, FoundContract, FoundCustomer } from '@sillage/wire/customers.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { Building2, FolderOpen, Layers, MessagesSquare, UserRound } from 'lucide-react'
import { shortId } from '../contracts/contract-title.ts'
import { FIND as SAY } from './customers.messages.ts'

export type Found = Reply<typeof customers.find>['data']

/** A search result and its link. */
export type FoundLine = { readonly key: string; readonly href: string } & (
  | { readonly kind: 'customer'; readonly of: FoundCustomer }
  | { readonly kind: 'contract'; readonly of: FoundContract }
  | { readonly kind: 'claim'; readonly of: Found['claims'][number] }
  | { readonly kind: 'complaint'; readonly of: Found['complaints'][number] }
)

export interface FoundGroup {
  readonly name: 'customers' | 'near' | 'companies' | 'contracts' | 'claims' | 'complaints'
  readonly lines: readonly FoundLine[]
}

const person = (of: FoundCustomer): FoundLine => ({
  kind: 'customer',
  key: of.id,
  href: paths.customer(of.id),
  of,
})

/** The results grouped by kind, in display order, without empty groups. */
export function groupsOf(found: Found): readonly FoundGroup[] {
  const groups: readonly FoundGroup[] = [
    {
      name: found.is_near ? 'near' : 'customers',
      lines: found.customers.filter(({ company }) => company === null).map(person),
    },
    {
      name: 'companies',
      lines: found.customers.filter(({ company }) => company !== null).map(person),
    },
    {
      name: 'contracts',
      lines: found.contracts.map((of) => ({
        kind: 'contract',
        key: of.id,
        href: paths.customer(of.holder.id),
        of,
      })),
    },
    {
      name: 'claims',
      lines: found.claims.map((of) => ({
        kind: 'claim',
        key: of.id,
        href: paths.claimOf(of.id),
        of,
      })),
    },
    {
      name: 'complaints',
      lines: found.complaints.map((of) => ({
        kind: 'complaint',
        key: of.id,
        href: of.holder.id === null ? paths.complaintOf(of.id) : paths.customer(of.holder.id),
        of,
      })),
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

export const ICONS = {
  customers: UserRound,
  near: UserRound,
  companies: Building2,
  contracts: FolderOpen,
  claims: Layers,
  complaints: MessagesSquare,
} as const satisfies Record<FoundGroup['name'], unknown>

const shown = (day: string) => formatShortDay(Temporal.PlainDate.from(day))

/** The text of a result: what it is, what distinguishes it, and whose it is. */
export function wordsOf(line: FoundLine): { title: string; detail: string; end: string } {
  switch (line.kind) {
    case 'customer': {
      const { name, company, siren, email, birth_year: year, city, contracts } = line.of
      const details = [
        ...(company === null ? [email] : [name, ...(siren ? [SAY.siren(siren)] : [])]),
        ...(year !== null && company === null ? [SAY.born(year)] : []),
        ...(city ? [city] : []),
      ]
      return { title: company ?? name, detail: details.join(', '), end: SAY.contracts(contracts) }
    }
    case 'contract': {
      const { id, name, start_date: start, end_date: end, holder } = line.of
      const period = SAY.period(shown(start), shown(end))
      return {
        title: name === '' ? SAY.contract(shortId(id)) : name,
        detail: name === '' ? period : `${SAY.contract(shortId(id))}, ${period}`,
        end: holder.name,
      }
    }
    case 'claim': {
      const { id, nature, incident_date: day, holder } = line.of
      return {
        title: SAY.claim(nature, shortId(id)),
        detail: SAY.incident(shown(day)),
        end: holder.name,
      }
    }
    case 'complaint': {
      const { id, subject, holder } = line.of
      return { title: subject, detail: SAY.complaint(shortId(id)), end: holder.name }
    }
  }
}
