import { paths } from '@sillage/wire/addresses.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import { Link } from 'wouter'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { CLAIM_PAGE as SAY } from './claim.messages.ts'

/** Whose fault it was found to be, why, what follows, and how to object. */
export function ClaimFault({ fault }: { fault: NonNullable<ClaimDetail['fault']> }) {
  return (
    <Card className="claim-fault" title={SAY.fault}>
      <p>
        <b>{SAY.faultOn(fault.label, dayText(fault.at))}</b>
      </p>
      <p className="claim-description">{fault.reason}</p>
      <p className="small">{SAY.faultEffect[fault.fault]}</p>
      <p className="small muted">
        {SAY.faultContest} <Link href={paths.complaints}>{SAY.faultComplaint}</Link>.
      </p>
    </Card>
  )
}
