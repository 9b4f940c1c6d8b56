import { TextTable } from '../text-page.tsx'
import { RETENTION_TABLE as SAY } from './retention-table.messages.ts'

export function RetentionTable() {
  return (
    <TextTable label={SAY.label}>
      <thead>
        <tr>
          <th scope="col">{SAY.columns.data}</th>
          <th scope="col">{SAY.columns.reason}</th>
          <th scope="col">{SAY.columns.time}</th>
        </tr>
      </thead>
      <tbody>
        {SAY.rows.map(({ data, reason, time }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td>{reason}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  )
}
