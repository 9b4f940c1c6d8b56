import { ROLES, type Role, roleLabel } from '@sillage/domain/accounts/roles.ts'
import { AGE_BAND_LABELS } from '@sillage/domain/claims/desk/age-bands.messages.ts'
import { AGE_BAND_IDS } from '@sillage/domain/claims/desk/age-bands.ts'
import { SHOWN_STATUSES, shownStatus } from '@sillage/domain/claims/status.ts'
import { CONTRACT_STATUSES, statusLabel } from '@sillage/domain/contracts/status.ts'
import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { formatNumber } from '@sillage/domain/values/french-number.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Stats } from '@sillage/wire/administration/stats.ts'
import { STATS } from './stats.messages.ts'

/** Counts in rows and columns, shown both as a chart and as a table. */
export interface Figures {
  /** Heading of the column of row labels. */
  readonly head: string
  readonly columns: readonly string[]
  readonly lines: readonly {
    readonly label: string
    readonly counts: readonly number[]
    /** URL of the list of exactly what the whole row counts; absent when no list matches. */
    readonly to?: string
    /** Same, for each count of the row. */
    readonly countsTo?: readonly string[]
  }[]
  /** Same, for each column. */
  readonly columnsTo?: readonly string[]
  /** Same, for the grand total. */
  readonly allTo?: string
}

const contractsPath = (filter: { etat?: string; assurance?: string } = {}) =>
  addressOf(paths.contractsDesk, filter)
const claimsPath = (filter: { statut?: string; age?: string } = {}) =>
  addressOf(paths.claimsDesk, filter)

function addressOf(path: string, filter: Record<string, string>): string {
  const search = new URLSearchParams(filter).toString()
  return search === '' ? path : `${path}?${search}`
}

export function contractFigures(contracts: Stats['contracts']): Figures {
  return {
    columnsTo: PRODUCT_NAMES.map(({ id }) => contractsPath({ assurance: id })),
    allTo: contractsPath(),
    head: STATS.status,
    columns: PRODUCT_NAMES.map(({ label }) => label),
    lines: CONTRACT_STATUSES.map((status) => ({
      label: statusLabel(status),
      to: contractsPath({ etat: status }),
      countsTo: PRODUCT_NAMES.map(({ id }) => contractsPath({ etat: status, assurance: id })),
      counts: PRODUCT_NAMES.map(({ id: product }) =>
        sum(contracts.filter((one) => one.status === status && one.type === product)),
      ),
    })),
  }
}

/** The two middle states of a claim are counted as one, as everywhere they are shown. */
export function claimFigures(claims: Stats['claims']): Figures {
  return {
    head: STATS.age,
    columns: SHOWN_STATUSES,
    columnsTo: SHOWN_STATUSES.map((shown) => claimsPath({ statut: shown })),
    allTo: claimsPath(),
    lines: AGE_BAND_IDS.map((age) => ({
      label: AGE_BAND_LABELS[age],
      to: claimsPath({ age }),
      countsTo: SHOWN_STATUSES.map((shown) => claimsPath({ statut: shown, age })),
      counts: SHOWN_STATUSES.map((shown) =>
        sum(claims.filter((one) => one.age === age && shownStatus(one.status) === shown)),
      ),
    })),
  }
}

/** Only a root gets the link to the roots. */
export function accountFigures(users: Stats['users'], reader: Role | undefined): Figures {
  return {
    head: STATS.role,
    columns: [STATS.active, STATS.inactive],
    lines: ROLES.toReversed().map((role) => {
      const label = roleLabel(role)
      const found = users.find((one) => one.role === role)
      const counts = [found?.active ?? 0, found?.inactive ?? 0]
      if (role === 'root' && reader !== 'root') return { label, counts }
      return { label, counts, to: `${paths.usersManagement}?role=${role}` }
    }),
  }
}

function sum(found: readonly { readonly count: number }[]): number {
  return found.reduce((total, { count }) => total + count, 0)
}

const oneDecimal = (value: number) => formatNumber(value, { most: 1 })
const whole = (value: number) => formatNumber(value, { most: 0 })

/** A duration in the most readable unit: minutes under one hour, days from 72 hours. */
export function delayText(hours: number | null): string {
  if (hours === null) return STATS.unknown
  if (hours < 1) return STATS.minutes(whole(hours * 60))
  if (hours < 72) return STATS.hours(oneDecimal(hours))
  return STATS.days(oneDecimal(hours / 24))
}
