import { statusLabel } from '@sillage/domain/contracts/status.ts'
import { dayText } from '../shell/moment.ts'
import { Avatar } from '../ui/data/avatar.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { KeyValues } from '../ui/data/key-values.tsx'
import { FIND as SAY } from './customers.messages.ts'
import type { FoundLine } from './found-lines.ts'

/** Beside the list: a preview of the selected result. */
export function FoundPreview({ line }: { line: FoundLine }) {
  const name = line.kind === 'customer' ? line.of.name : line.of.holder.name
  return (
    <div className="found-preview" aria-hidden="true">
      <p className="found-person">
        <Avatar name={name} />
        <b>{name}</b>
      </p>
      {line.kind === 'customer' && <CustomerWords of={line.of} />}
      {line.kind === 'contract' && (
        <p>
          <Badge tone={line.of.status}>{statusLabel(line.of.status)}</Badge>
        </p>
      )}
    </div>
  )
}

function CustomerWords({ of }: { of: Extract<FoundLine, { kind: 'customer' }>['of'] }) {
  return (
    <>
      <p className="muted">{SAY.since(dayText(of.since))}</p>
      <KeyValues
        columns={1}
        items={[
          ...(of.phone ? [{ label: SAY.phone, value: of.phone }] : []),
          { label: SAY.email, value: of.email },
          ...(of.city ? [{ label: SAY.city, value: of.city }] : []),
          { label: SAY.held, value: of.contracts },
          { label: SAY.claimsOpen, value: of.open_claims },
        ]}
      />
    </>
  )
}
