import { PRODUCT_NAMES, productLabel } from '@sillage/domain/products/names.ts'
import { dayInParis, formatShortDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ListedTariff } from '@sillage/wire/administration/tariffs.ts'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { dayText } from '../../shell/moment.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { PrepareTariffDialog } from './prepare-tariff-dialog.tsx'
import { STANDING_TONES } from './tariff-standing.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useTariffs } from './use-tariffs.ts'
import './tariffs.css'

/** /admin/tariffs: tariffs in force, prepared, approved and past; latest first day first. */
export function TariffsPage() {
  const [isPreparing, setPreparing] = useState(false)
  const [, navigate] = useLocation()
  const query = useTariffs()
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      actions={
        <Button variant="primary" size="s" onClick={() => setPreparing(true)}>
          {SAY.prepare}
        </Button>
      }
    >
      {query.data && <Tariffs tariffs={query.data} />}
      {isPreparing && (
        <PrepareTariffDialog
          products={PRODUCT_NAMES}
          onClose={() => setPreparing(false)}
          onPrepared={({ id }) => navigate(paths.preparedTariff(id))}
        />
      )}
    </TeamPage>
  )
}

function Tariffs({ tariffs }: { tariffs: readonly ListedTariff[] }) {
  return (
    <Table label={SAY.page} className="table-rows tariffs-table">
      <ColumnHeads names={Object.values(SAY.columns)} />
      <tbody>
        {tariffs.map((tariff) => (
          <tr key={`${tariff.product} ${tariff.version}`}>
            <td className="tariffs-name">
              {tariff.id === null ? (
                tariff.version
              ) : (
                <Link href={paths.preparedTariff(tariff.id)}>{tariff.version}</Link>
              )}
            </td>
            <td>{productLabel(tariff.product)}</td>
            <td className="num">{dayText(tariff.starts_on)}</td>
            <td>
              <Badge tone={STANDING_TONES[tariff.standing]}>{SAY.standings[tariff.standing]}</Badge>
            </td>
            <td>{tariff.prepared ? authorAndDay(tariff.prepared) : SAY.shipped}</td>
            <td>{tariff.approved && authorAndDay(tariff.approved)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function authorAndDay({ by, at }: { by: string; at: string }): string {
  return SAY.by(by, formatShortDay(dayInParis(Temporal.Instant.from(at))))
}
