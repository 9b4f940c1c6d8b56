import { originLabel, statusLabel } from '@sillage/domain/contracts/status.ts'
import { formatDay, formatShortDay, parseDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type { HistoryEvent, HistoryLine } from '@sillage/wire/contracts/contract-history.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../shell/moment.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { Timeline } from '../../ui/data/timeline.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { periodOf } from '../contract-period.ts'
import { shortId } from '../contract-title.ts'
import { MESSAGES } from '../contracts.messages.ts'
import type { ContractDialogProps } from '../detail/contract-dialog-props.ts'
import { LIFE_MESSAGES as SAY } from '../life/contract-life.messages.ts'
import { contractLifeApi } from '../life/contract-life-api.ts'

interface HistoryDialogProps extends Pick<ContractDialogProps, 'onClose'> {
  readonly contract: Pick<Contract, 'contract_id'>
}

/** The contracts of a chain by start date, each with its events in words. */
export function ContractHistoryDialog({ contract, onClose }: HistoryDialogProps) {
  const id = contract.contract_id
  const read = useQuery({
    queryKey: ['contracts', 'history', id],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await contractLifeApi.history({ params: { id }, signal })).data,
  })
  const { data, error } = read
  return (
    <Dialog
      onClose={onClose}
      size="l"
      title={SAY.historyTitle}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {SAY.close}
        </Button>
      }
    >
      <NotLoaded
        read={read}
        failed={error && isRefusal(error) ? SAY.historyRefused : SAY.historyFailed}
        loading={SAY.loadingHistory}
      />
      {data?.length === 0 && <p className="muted">{SAY.noHistory}</p>}
      {data && data.length > 0 && (
        <Timeline
          items={data.map((line) => ({
            key: line.contract_id,
            state: line.contract_id === id ? 'now' : 'done',
            title: SAY.period(...shownDays(line)),
            aside: (
              <>
                <Badge tone={line.status}>{statusLabel(line.status)}</Badge>
                <Tag>{originLabel(line.origin)}</Tag>
              </>
            ),
            children: <LineOf line={line} />,
          }))}
        />
      )}
    </Dialog>
  )
}

function LineOf({ line }: { line: HistoryLine }) {
  return (
    <div className="life-line">
      <KeyValues
        items={[
          { label: SAY.contractNumber, value: shortId(line.contract_id) },
          { label: SAY.price, value: inEuros(line.price) },
          ...(line.origin_contract_id
            ? [{ label: SAY.originContract, value: shortId(line.origin_contract_id) }]
            : []),
          ...(line.cancellation_date
            ? [{ label: SAY.cancelledOn, value: shownDay(line.cancellation_date) }]
            : []),
          ...(line.cancellation_reason
            ? [{ label: SAY.cancellationReason, value: line.cancellation_reason }]
            : []),
        ]}
      />
      {line.events.length > 0 && (
        <ul className="life-events">
          {line.events.map((event) => (
            <EventOf key={`${event.at} ${event.action}`} event={event} />
          ))}
        </ul>
      )}
    </div>
  )
}

function EventOf({ event }: { event: HistoryEvent }) {
  return (
    <li>
      <time className="num subtle" dateTime={event.at}>
        {formatMoment(event.at)}
      </time>
      <span>
        {event.text} {event.reason && MESSAGES.reason(event.reason)}
      </span>
    </li>
  )
}

function shownDays(line: HistoryLine): [string, string] {
  const { start, end } = periodOf(line)
  return [formatShortDay(start), formatShortDay(end)]
}

function shownDay(text: string): string {
  const day = parseDay(text)
  return day ? formatDay(day) : text
}

/** Whether the server replied with a refusal, rather than not at all. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status > 0
}
