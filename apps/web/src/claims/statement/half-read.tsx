import { impactLabel } from '@sillage/domain/claims/statement/circumstances.ts'
import { SIDE_FIELDS, type Side } from '@sillage/domain/claims/statement/statement.ts'
import type { StatementView } from '@sillage/wire/claims/statement.ts'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import type { Half } from './statement-source.ts'

/** One half, read-only. */
export function HalfRead({ side, half }: { readonly side: Side; readonly half: Half }) {
  const items = [
    ...SIDE_FIELDS.flatMap(({ id, label }) => {
      const value = half.texts[id]
      return value ? [{ label, value }] : []
    }),
    ...(half.impact ? [{ label: SAY.impact, value: impactLabel(half.impact) }] : []),
  ]
  return (
    <Card
      title={
        <>
          <b className="statement-letter">{side.toUpperCase()}</b> {SAY.sideOf[side]}
        </>
      }
      className="statement-card"
    >
      <p className="small muted">{SAY.whoseOf[side]}</p>
      {items.length > 0 ? <KeyValues columns={1} items={items} /> : <p>{SAY.empty}</p>}
    </Card>
  )
}

const said = (value: boolean | null) => (value === null ? SAY.empty : value ? SAY.yes : SAY.no)

/** The part that both drivers agree on, to read. */
export function SharedRead({ shared }: { readonly shared: StatementView['shared'] }) {
  return (
    <Card title={SAY.together} className="statement-card">
      <KeyValues
        items={[
          { label: SAY.time, value: `${dayText(shared.day)} ${shared.time}`.trim() },
          { label: SAY.place, value: shared.place || SAY.empty },
          { label: SAY.injured, value: said(shared.isInjured) },
          { label: SAY.otherDamage, value: said(shared.isOtherDamage) },
          { label: SAY.witnesses, value: shared.witnesses || SAY.noWitness },
        ]}
      />
    </Card>
  )
}
