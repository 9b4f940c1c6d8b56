import { productLabel } from '@sillage/domain/products/names.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import type { InsuranceFigures } from '@sillage/wire/figures/insurance-figures.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../ui/data/card.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Trend } from '../../ui/data/trend.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { statsApi } from '../administration-api.ts'
import { INSURANCE as SAY } from './insurance.messages.ts'
import { StatsCsv } from './stats-csv.tsx'

const PERIODS = ['1', '3', '12'] as const
const AMOUNTS = ['premium', 'paid', 'recovered', 'reserved'] as const

type Amounts = InsuranceFigures['total']

/** Premiums, claims cost and S/P (loss ratio) of each product, from the ledger, compared with the previous period. */
export function InsuranceCard() {
  const [months, setMonths] = useState<(typeof PERIODS)[number]>('3')
  const read = useQuery({
    queryKey: ['stats', 'insurance', months],
    queryFn: async ({ signal }) =>
      (await statsApi.insurance({ query: { months: Number(months) }, signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = read
  return (
    <Card className="figures" title={SAY.title}>
      <div className="insurance-head">
        <Segmented
          legend={SAY.period}
          value={months}
          options={PERIODS.map((value) => ({ value, label: SAY.periods[value] }))}
          onChange={setMonths}
        />
        <StatsCsv table="insurance" months={Number(months)} name={SAY.title} />
      </div>
      <NotLoaded read={read} failed={SAY.failed} loading={SAY.loading} />
      {data && (
        <>
          <Table label={SAY.title} className="figures-table">
            <ColumnHeads names={Object.values(SAY.columns)} />
            <tbody>
              {data.products.map(({ product, ...amounts }) => (
                <Row key={product} name={productLabel(product)} amounts={amounts} />
              ))}
            </tbody>
            <tfoot>
              <Row name={SAY.total} amounts={data.total} />
            </tfoot>
          </Table>
          <p className="small subtle">
            {SAY.ratioHint} {SAY.range(dayText(data.now), dayText(data.before))}
          </p>
        </>
      )}
    </Card>
  )
}

function Row({ name, amounts }: { name: string; amounts: Amounts }) {
  const { now, before } = amounts.ratio
  return (
    <tr>
      <th scope="row">{name}</th>
      {AMOUNTS.map((of) => (
        <td key={of}>
          <Trend {...amounts[of]} format={(euros) => formatEuros(Math.round(euros * 100))} />
        </td>
      ))}
      <td className="strong">
        {now === null ? SAY.none : SAY.percent(now)}
        {before !== null && <small className="muted insurance-before">{SAY.before(before)}</small>}
      </td>
    </tr>
  )
}

function dayText({ from, to }: { from: string; to: string }): string {
  return SAY.days(day(from), day(to))
}

function day(text: string): string {
  return formatDay(Temporal.PlainDate.from(text))
}
