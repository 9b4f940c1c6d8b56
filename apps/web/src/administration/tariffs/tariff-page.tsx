import { formatDay } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { formatMoment } from '../../shell/moment.ts'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/data/card.tsx'
import { CallFailure } from '../../ui/feedback/banner.tsx'
import { BackLink } from '../../ui/nav/back-link.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { TariffDecision } from './tariff-decision.tsx'
import { TariffNumbers } from './tariff-numbers-form.tsx'
import { TariffSimulationCard } from './tariff-simulation.tsx'
import { STANDING_TONES } from './tariff-standing.ts'
import { TARIFFS as SAY } from './tariffs.messages.ts'
import { useTariff, useTariffFile } from './use-tariffs.ts'
import './tariffs.css'

const SAID = { refresh: SAY.refresh, failed: SAY.failedOne, loading: SAY.loadingOne }

/** /admin/tariffs/:id: the values of a prepared tariff, what they would change, and the decision. */
export function PreparedTariffPage() {
  const { id } = useParams<{ id: string }>()
  const query = useTariff(id)
  const { data } = query
  return (
    <TeamPage
      title={data?.version ?? SAY.one}
      back={<BackLink href={paths.tariffsDesk}>{SAY.back}</BackLink>}
      badge={
        data && <Badge tone={STANDING_TONES[data.standing]}>{SAY.standings[data.standing]}</Badge>
      }
      {...(data
        ? { intro: SAY.from(data.base ?? '', formatDay(Temporal.PlainDate.from(data.starts_on))) }
        : {})}
      say={SAID}
      query={query}
      actions={data && <DownloadFile tariff={data} />}
    >
      {data && <Tariff key={data.id} tariff={data} />}
    </TeamPage>
  )
}

function DownloadFile({ tariff }: { tariff: PreparedTariff }) {
  const file = useTariffFile(tariff)
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={Download}
        busy={file.isPending}
        onClick={() => file.mutate()}
      >
        {SAY.download}
      </Button>
      <CallFailure error={file.error} lead={SAY.downloadFailed} />
    </>
  )
}

function Tariff({ tariff }: { tariff: PreparedTariff }) {
  const [isChanged, setChanged] = useState(false)
  return (
    <div className="stack">
      <TariffNumbers tariff={tariff} onChanged={setChanged} />
      <TariffSimulationCard tariff={tariff} isChanged={isChanged} />
      <TariffHistory tariff={tariff} />
      <TariffDecision tariff={tariff} isChanged={isChanged} />
    </div>
  )
}

/** Who wrote a tariff, who approved it, who withdrew it and why. */
function TariffHistory({ tariff }: { tariff: PreparedTariff }) {
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
