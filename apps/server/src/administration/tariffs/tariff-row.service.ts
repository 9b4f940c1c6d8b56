import { placeOf } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { TariffRow } from '../../platform/tariffs/tables-tariffs.ts'
import { TARIFF_REFUSALS } from './tariffs.messages.ts'
import { lockTariff } from './tariffs.repository.ts'

/** A tariff, locked until the transaction ends; throws unless it is at the revision the caller read. */
export async function lockSeen(
  transaction: Database,
  { id, revision }: { id: string; revision: number },
): Promise<TariffRow> {
  const row = isUuid(id) ? await lockTariff(transaction, id) : undefined
  if (!row) throw notFound()
  if (row.revision === revision) return row
  throw refuse({ code: 'tariff.changed', message: TARIFF_REFUSALS.changed }, 409)
}

interface Noted {
  readonly action: 'tariff.prepared' | 'tariff.changed' | 'tariff.approved' | 'tariff.withdrawn'
  readonly id: string
  readonly detail: Readonly<Record<string, string>>
}

export function note(
  context: RequestContext,
  transaction: Database,
  { action, id, detail }: Noted,
) {
  return recordAudit(transaction, {
    actorId: context.session.account.id,
    action,
    subjectKind: 'tariff',
    subjectId: id,
    detail: { ...detail, ...placeOf(context) },
  })
}
