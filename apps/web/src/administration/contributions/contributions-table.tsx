import { dayInParis, formatShortDay } from '@sillage/domain/values/day.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import type {
  ContributionsState,
  HandledContribution,
} from '@sillage/wire/contracts/contribution-desk.ts'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { CONTRIBUTIONS_PAGE as SAY } from './contributions.messages.ts'

interface ContributionsTableProps {
  readonly state: ContributionsState
  readonly step: HandledContribution['step']
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The contributions at a step; selectable where something can be recorded about them. */
export function ContributionsTable({ state, step, chosen, onChoose }: ContributionsTableProps) {
  const { contributions, total } = state
  const canChoose = step === 'to_collect' || step === 'to_hand_over'
  const { chosen: choice, handed, ...columns } = SAY.columns
  const heads = [
    ...(canChoose ? [choice] : []),
    ...Object.values(columns),
    ...(step === 'done' ? [handed] : []),
  ]
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <>
      {contributions.length === 0 && <p className="small muted">{SAY.nothing}</p>}
      {total > contributions.length && (
        <p className="small subtle">{SAY.more(contributions.length, total)}</p>
      )}
      <Table label={SAY.steps[step]} className="table-rows contributions-table">
        <ColumnHeads names={heads} />
        <tbody>
          {contributions.map((one) => (
            <tr key={one.contract_id} data-selected={chosen.has(one.contract_id)}>
              {canChoose && (
                <td aria-label={SAY.columns.chosen}>
                  <Checkbox
                    checked={chosen.has(one.contract_id)}
                    onChange={(isChosen) => toggle(one.contract_id, isChosen)}
                  >
                    <span className="vh">
                      {SAY.choose(one.contract, one.contract_id.slice(0, 8))}
                    </span>
                  </Checkbox>
                </td>
              )}
              <th scope="row">
                {withWholeWords(one.contract)}
                <br />
                <span className="small subtle num">{one.contract_id.slice(0, 8)}</span>
              </th>
              <td>{SAY.options[one.option]}</td>
              <td className="num" data-label={columns.lastDay}>
                {formatShortDay(Temporal.PlainDate.from(one.last_day))}
              </td>
              <td className="num" data-label={columns.bought}>
                {inEuros(one.bought)}
              </td>
              <td className="num" data-label={columns.back}>
                {one.given_back > 0 && inEuros(one.given_back)}
              </td>
              <td className="num" data-label={columns.remaining}>
                <b>{inEuros(one.remaining)}</b>
              </td>
              {step === 'done' && (
                <td data-label={handed}>{one.handed_over && handedOver(one.handed_over)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function handedOver({ partner, certificate, at }: NonNullable<HandledContribution['handed_over']>) {
  const day = formatShortDay(dayInParis(Temporal.Instant.from(at)))
  return SAY.handed(partner, certificate, day)
}
