import type { AuditAction } from '@sillage/domain/audit/audit-actions.ts'
import { ESTATE_PAPERS, type EstatePaper } from '@sillage/wire/contracts/estates.ts'
import { deathOf } from '../../accounts/deaths/deaths.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { PapersContext } from '../../documents/issued-documents.service.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import { contractPaper } from '../papers/contract-papers.service.ts'
import { findHolderOf } from './estates.repository.ts'
import { mustBeShown } from './read-estate.service.ts'

const READ = {
  cancellation: 'estate.letter_read',
  'claims-history': 'estate.statement_read',
} as const satisfies Record<EstatePaper, AuditAction>

/** The receipt of a contract that ended for the heirs, or its « relevé d’information », to be printed for them. */
export async function estatePaper(
  context: PapersContext,
  { id, kind: asked }: { id: string; kind: string },
) {
  const kind = ESTATE_PAPERS.find((one) => one === asked)
  const holder = kind && isUuid(id) ? await findHolderOf(context.database, id) : undefined
  if (!kind || !holder) throw notFound()
  await mustBeShown(context, holder.id)
  if (!(await deathOf(context.database, holder.id))) throw notFound()
  const { username, email, role } = holder
  const session = {
    ...context.session,
    account: { id: holder.id, username, email, role, capabilities: [] },
  }
  const paper = await contractPaper({ ...context, session }, { id, accountId: holder.id, kind })
  await recordAudit(context.database, {
    actorId: context.session.account.id,
    action: READ[kind],
    subjectKind: 'contract',
    subjectId: id.toLowerCase(),
  })
  return paper
}
