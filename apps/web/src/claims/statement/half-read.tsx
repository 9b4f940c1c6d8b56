import { impactLabel } from '@sillage/domain/claims/statement/circumstances.ts'
import { SIDE_FIELDS, type Side } from '@sillage/domain/claims/statement/statement.ts'
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
