import { CIRCUMSTANCES, type Circumstance } from '@sillage/domain/claims/statement/circumstances.ts'
import { SIDES, type Side } from '@sillage/domain/claims/statement/statement.ts'
import { Check } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'

interface CircumstancesProps {
  readonly ticked: Readonly<Record<Side, readonly number[]>>
  /** The only side that can be ticked; null when read-only. */
  readonly own: Side | null
  readonly onTick: (boxes: number[]) => void
}

/** The seventeen boxes of circumstances, A on the left and B on the right as on paper. */
export function CircumstancesTable({ ticked, own, onTick }: CircumstancesProps) {
  const cell = (side: Side, number: Circumstance, label: string) => (
    <td key={side} className="statement-cross">
      <Cross
        name={SAY.cross(side.toUpperCase(), label)}
        isTicked={ticked[side].includes(number)}
        onTick={
          own === side
            ? (isTicked) => {
                const others = ticked[side].filter((one) => one !== number)
                onTick(isTicked ? [...others, number] : others)
              }
            : null
        }
      />
    </td>
  )
  return (
    <table className="statement-boxes">
      <caption className="vh">{SAY.circumstances}</caption>
      <thead>
        <tr>
          <th scope="col">
            <b className="statement-letter">A</b>
          </th>
          <th scope="col">{SAY.circumstance}</th>
          <th scope="col">
            <b className="statement-letter">B</b>
          </th>
        </tr>
      </thead>
      <tbody>
        {CIRCUMSTANCES.map(({ number, label }) => (
          <tr
            key={number}
            data-ticked={SIDES.some((side) => ticked[side].includes(number)) || undefined}
          >
            {cell('a', number, label)}
            <th scope="row">
              <span className="statement-number num">{number}</span> {label}
            </th>
            {cell('b', number, label)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{SAY.count(ticked.a.length)}</td>
          <td>{SAY.total}</td>
          <td>{SAY.count(ticked.b.length)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

interface CrossProps {
  readonly name: string
  readonly isTicked: boolean
  /** Null when the box is read-only. */
  readonly onTick: ((isTicked: boolean) => void) | null
}

function Cross({ name, isTicked, onTick }: CrossProps) {
  if (onTick)
    return (
      <label className="check statement-tick">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="vh">{name}</span>
      </label>
    )
  return (
    <span className="statement-mark" data-ticked={isTicked || undefined}>
      {isTicked && <Icon of={Check} size="s" />}
      <span className="vh">{isTicked ? SAY.ticked : SAY.notTicked}</span>
    </span>
  )
}
