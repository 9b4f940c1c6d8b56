import type { PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { TARIFFS as SAY } from './tariffs.messages.ts'

/** Who wrote a tariff, who approved it, who withdrew it and why. */
export function TariffHistory({ tariff }: { tariff: PreparedTariff }) {
  const { edits, approved, withdrawn } = tariff
  return (
    <Card title={SAY.history}>
      <ul className="tariff-history">
        {edits.map(({ by, at }, index) => (
          <li key={at}>{SAY.written(by, formatMoment(at), index === 0)}</li>
        ))}
        {approved && <li>{SAY.approvedBy(approved.by, formatMoment(approved.at))}</li>}
        {withdrawn && (
          <li>
            {SAY.withdrawnBy(withdrawn.by, formatMoment(withdrawn.at))}
            <span className="muted"> {SAY.reasonWas(withdrawn.reason)}</span>
          </li>
        )}
      </ul>
    </Card>
  )
}
