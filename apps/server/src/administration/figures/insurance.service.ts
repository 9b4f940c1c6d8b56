import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { CONTRIBUTION_LABELS } from '@sillage/domain/carbon/contributions/contribution-labels.messages.ts'
import { AGE_BAND_LABELS } from '@sillage/domain/claims/desk/age-bands.messages.ts'
import { shownStatus } from '@sillage/domain/claims/status.ts'
import { statusLabel } from '@sillage/domain/contracts/status.ts'
import { lossRatio, type InsuranceFigures as Sums } from '@sillage/domain/figures/loss-ratio.ts'
import { monthsUpTo } from '@sillage/domain/figures/periods.ts'
import { PRODUCT_NAMES, productLabel } from '@sillage/domain/products/names.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { stats } from '@sillage/wire/administration/stats.ts'
import type { InsuranceFigures } from '@sillage/wire/figures/insurance-figures.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { type Cell, csvOf } from '../../platform/csv.ts'
import { forReports } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { readStats } from '../stats.service.ts'
import { STATS_HEADS, TOTAL } from './figures.messages.ts'
import { type InsuranceRow, sumInsurance } from './insurance.repository.ts'

/** Premiums, cost of claims and loss ratio (S/P) of each product, next to the previous period. */
export async function readInsurance(
  { database, now }: RequestContext,
  { months }: { months: number },
): Promise<InsuranceFigures> {
  const periods = monthsUpTo(dayInParis(now), months)
  const rows = await sumInsurance(forReports(database), periods)
  const rangeOf = ({ from, to }: typeof periods.now) => ({
    from: from.toString(),
    to: to.toString(),
  })
  return {
    now: rangeOf(periods.now),
    before: rangeOf(periods.before),
    products: PRODUCT_NAMES.map(({ id: product }) => ({
      product,
      ...amountsOf(rows.filter((row) => row.product === product)),
    })),
    total: amountsOf(rows),
  }
}

function amountsOf(rows: readonly InsuranceRow[]) {
  const sums = (isNow: boolean): Sums => {
    const of = (amount: keyof Sums) =>
      rows.filter((row) => row.is_now === isNow).reduce((sum, row) => sum + row[amount], 0)
    return {
      premium: of('premium'),
      paid: of('paid'),
      recovered: of('recovered'),
      reserved: of('reserved'),
    }
  }
  const [now, before] = [sums(true), sums(false)]
  const euros = (of: keyof Sums) => ({ now: toEuros(now[of]), before: toEuros(before[of]) })
  return {
    premium: euros('premium'),
    paid: euros('paid'),
    recovered: euros('recovered'),
    reserved: euros('reserved'),
    ratio: { now: inPercent(lossRatio(now)), before: inPercent(lossRatio(before)) },
  }
}

function inPercent(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10
}

/** One table of the page as CSV. */
export async function exportStats(
  context: RequestContext,
  { table, months }: Query<typeof stats.csv>,
): Promise<Uint8Array> {
  const rows =
    table === 'insurance' ? await insuranceRows(context, months) : await statRows(context, table)
  return csvOf([STATS_HEADS[table], ...rows])
}

async function insuranceRows(context: RequestContext, months: number): Promise<readonly Cell[][]> {
  const { products, total } = await readInsurance(context, { months })
  return [
    ...products.map(({ product, ...amounts }) => ({ name: productLabel(product), ...amounts })),
    { name: TOTAL, ...total },
  ].map(({ name, premium, paid, recovered, reserved, ratio }) => [
    name,
    ...[premium, paid, recovered, reserved, ratio].flatMap(({ now, before }) => [now, before]),
  ])
}

async function statRows(
  { database, now }: RequestContext,
  table: 'contracts' | 'claims' | 'contributions' | 'users',
): Promise<readonly Cell[][]> {
  const found = await readStats({ database: forReports(database), now })
  switch (table) {
    case 'contracts':
      return found.contracts.map((one) => [
        productLabel(one.type),
        statusLabel(one.status),
        `${one.count}`,
      ])
    case 'claims':
      return found.claims.map((one) => [
        AGE_BAND_LABELS[one.age],
        shownStatus(one.status),
        `${one.count}`,
      ])
    case 'contributions':
      return found.contributions.map((one) => [
        CONTRIBUTION_LABELS[one.option],
        `${one.count}`,
        one.kg,
        one.cost,
      ])
    case 'users':
      return found.users.map((one) => [roleLabel(one.role), `${one.active}`, `${one.inactive}`])
  }
}
