import type { KeptLink } from '../../shell/device/kept-statements.ts'
import { formatMoment } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { STATEMENT } from '../statement/statement.messages.ts'
import { StatementLink } from '../statement/statement-link.tsx'
import { KEPT_STATEMENT as SAY } from './kept-statement.messages.ts'

interface StatementCopyProps {
  readonly isSigned: boolean
  readonly link: KeptLink
}

/** Shown once the statement has arrived: how the other driver reads it and keeps a copy, on the spot or by message. */
export function StatementCopy({ isSigned, link }: StatementCopyProps) {
  return (
    <Card title={SAY.copy} className="statement-card">
      <p className="small">{isSigned ? SAY.copySigned : SAY.copyUnsigned}</p>
      <StatementLink link={link}>
        <p className="small muted">
          {STATEMENT.until(formatMoment(link.until))} {SAY.copyLater}
        </p>
      </StatementLink>
    </Card>
  )
}
