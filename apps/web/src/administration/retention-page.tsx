import { formatNumber } from '@sillage/domain/values/french-number.ts'
import type { RetentionLine } from '@sillage/wire/personal-data.ts'
import { useQuery } from '@tanstack/react-query'
import { TeamPage } from '../shell/pages/team-page.tsx'
import { ColumnHeads, Table } from '../ui/data/table.tsx'
import { retentionApi } from './administration-api.ts'
import { RETENTION_PAGE as SAY } from './retention.messages.ts'
import './retention.css'

/** /admin/retention: a dry run of the daily erasure. */
export function RetentionPage() {
  const query = useQuery({
    queryKey: ['retention'],
    queryFn: async ({ signal }) => (await retentionApi.read({ signal })).data,
    refetchOnMount: 'always',
  })
  const { data } = query
  const due = data?.reduce((total, line) => total + line.due, 0)
  return (
    <TeamPage title={SAY.page} intro={SAY.intro} say={SAY} query={query}>
      {due !== undefined && (
        <p className="retention-sum strong num" role="status">
          {due === 0 ? SAY.nothing : SAY.something(formatNumber(due), due === 1)}
        </p>
      )}
      {data && <RetentionTable lines={data} />}
    </TeamPage>
  )
}

function RetentionTable({ lines }: { lines: readonly RetentionLine[] }) {
  return (
    <Table label={SAY.page} className="table-rows retention-table">
      <ColumnHeads names={Object.values(SAY.columns)} />
      <tbody>
        {lines.map(({ key, label, months, from, reason, due }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <b>{timeText(months)}</b>{' '}
              <span className="small subtle">{SAY.countedFrom(from)}</span>
            </td>
            <td className="muted">{reason}</td>
            <td className="num">{formatNumber(due)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function timeText(months: number): string {
  if (months === 0) return SAY.atOnce
  return months % 12 === 0 && months > 12 ? SAY.years(months / 12) : SAY.months(months)
}
