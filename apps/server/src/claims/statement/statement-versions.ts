import { refuse } from '../../platform/http/domain-error.ts'
import { STATEMENT_REFUSALS } from './statement.messages.ts'
import { isLocked } from './statement.present.ts'

/** Throws unless the caller saw the current version; also once both have signed. */
export function mustBeAt(
  row: { version: number; signed_a_at: Date | null; signed_b_at: Date | null } | undefined,
  version: number,
) {
  if (row && isLocked(row))
    throw refuse({ code: 'statement.locked', message: STATEMENT_REFUSALS.locked }, 409)
  if ((row?.version ?? 0) !== version)
    throw refuse({ code: 'statement.changed', message: STATEMENT_REFUSALS.changed }, 409)
}
