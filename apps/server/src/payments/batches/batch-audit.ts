import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../platform/database/database.ts'

type BatchAction =
  | 'payment_batch.prepared'
  | 'payment_batch.approved'
  | 'payment_batch.withdrawn'
  | 'payment_batch.downloaded'

/** Records what somebody did to a batch in the audit log. */
export function auditBatch(
  transaction: Database,
  { by, action, id }: { by: string; action: BatchAction; id: string },
) {
  return recordAudit(transaction, {
    actorId: by,
    action,
    subjectKind: 'payment_batch',
    subjectId: id,
  })
}
