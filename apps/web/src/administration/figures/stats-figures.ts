import { ROLES, type Role } from '@sillage/domain/accounts/roles.ts'
import { SHOWN_STATUSES, shownStatus } from '@sillage/domain/claims/status.ts'
import { CONTRACT_STATUSES, statusLabel } from '@sillage/domain/contracts/status.ts'
import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { CLAIM_AGES, type Stats } from '@sillage/wire/administration/stats.ts'
import { STATS } from './stats.messages.ts'

/** Counts in lines and columns: what a chart draws and the table beside it says. */
export interface Figures {
  /** What the lines are. */
  readonly head: string
  readonly columns: readonly string[]
  readonly lines: readonly {
    readonly label: string
    readonly counts: readonly number[]
    /** The list that holds exactly what the line counts in all; none where no list does. */
    readonly to?: string
  }[]
  /** The same of each column. */
  readonly columnsTo?: readonly string[]
  /** The same of everything. */
  readonly allTo?: string
}

export function contractFigures(contracts: Stats['contracts']): Figures {
  return {
    head: STATS.status,
    columns: PRODUCT_NAMES.map(({ label }) => label),
    lines: CONTRACT_STATUSES.map((status) => ({
      label: statusLabel(status),
      counts: PRODUCT_NAMES.map(({ id: product }) =>
        sum(contracts.filter((one) => one.status === status && one.type === product)),
      ),
    })),
  }
}

/** The two middle states of a claim count as one, as they are shown. */
export function claimFigures(claims: Stats['claims']): Figures {
  return {
    head: STATS.age,
    columns: SHOWN_STATUSES,
    columnsTo: SHOWN_STATUSES.map(
      (shown) => `${paths.claimsDesk}?${new URLSearchParams({ statut: shown }).toString()}`,
    ),
    allTo: paths.claimsDesk,
    lines: CLAIM_AGES.map((age) => ({
      label: STATS.ages[age],
      counts: SHOWN_STATUSES.map((shown) =>
        sum(claims.filter((one) => one.age === age && shownStatus(one.status) === shown)),
      ),
    })),
  }
}

/** By the name of the role on the wire, as in user management; its list shows roots to a root alone. */
export function accountFigures(users: Stats['users'], reader: Role | undefined): Figures {
  return {
    head: STATS.role,
    columns: [STATS.active, STATS.inactive],
    lines: ROLES.toReversed().map((role) => {
      const found = users.find((one) => one.role === role)
      const counts = [found?.active ?? 0, found?.inactive ?? 0]
      if (role === 'root' && reader !== 'root') return { label: role, counts }
      return { label: role, counts, to: `${paths.usersManagement}?role=${role}` }
    }),
  }
}

function sum(found: readonly { readonly count: number }[]): number {
  return found.reduce((total, { count }) => total + count, 0)
}

const ONE_DECIMAL = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const WHOLE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })

/** A delay in the unit that reads best: minutes under an hour, days from 72 hours on. */
export function delayText(hours: number | null): string {
  if (hours === null) return STATS.unknown
  if (hours < 1) return STATS.minutes(WHOLE.format(hours * 60))
  if (hours < 72) return STATS.hours(ONE_DECIMAL.format(hours))
  return STATS.days(ONE_DECIMAL.format(hours / 24))
}
