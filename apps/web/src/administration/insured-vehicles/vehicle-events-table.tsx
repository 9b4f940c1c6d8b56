import type { VehicleEventState } from '@sillage/domain/contracts/insured-vehicles.ts'
import { formatShortDay } from '@sillage/domain/values/day.ts'
import type { ListedVehicleEvent } from '@sillage/wire/contracts/insured-vehicles.ts'
import { shortMoment } from '../../shell/moment.ts'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { VEHICLES as SAY } from './insured-vehicles.messages.ts'

const TONES = {
  incomplete: 'warn',
  to_send: 'info',
  sent: 'progress',
  rejected: 'bad',
  acknowledged: 'good',
  void: 'inactive',
} as const satisfies Record<VehicleEventState, BadgeTone>

const short = (day: string) => formatShortDay(Temporal.PlainDate.from(day))

interface VehicleEventsTableProps {
  readonly events: readonly ListedVehicleEvent[]
  readonly onCorrect: (event: ListedVehicleEvent) => void
}

export function VehicleEventsTable({ events, onCorrect }: VehicleEventsTableProps) {
  return (
    <Table label={SAY.page} className="table-rows vehicles-table">
      <ColumnHeads names={Object.values(SAY.columns)} />
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row" className="num nowrap">
              {withWholeWords(event.plate)} <span className="subtle">{event.country}</span>
            </th>
            <td>
              {event.label}
              <br />
              {withWholeWords(event.contract)}
              <br />
              <span className="small subtle num">{SAY.contract(event.policy.slice(0, 8))}</span>
            </td>
            <td className="num">
              {event.kind === 'end'
                ? SAY.ended(short(event.end_date))
                : SAY.period(short(event.start_date), short(event.end_date))}
            </td>
            <td className="num">
              <time dateTime={event.due_at}>{shortMoment(event.due_at)}</time>
              {event.is_late && <b className="vehicles-late">{SAY.isLate}</b>}
            </td>
            <td>
              <Badge tone={TONES[event.state]}>{SAY.states[event.state]}</Badge>
              {event.rejection !== null && (
                <span className="small muted vehicles-ground">{event.rejection}</span>
              )}
              {event.is_off_contract && (
                <span className="small vehicles-ground">{SAY.offContract}</span>
              )}
            </td>
            <td>
              {event.state !== 'acknowledged' && event.state !== 'void' && (
                <Button
                  variant="text"
                  size="s"
                  aria-label={SAY.correctOf(event.plate)}
                  onClick={() => onCorrect(event)}
                >
                  {SAY.correct}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
