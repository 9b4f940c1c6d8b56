import { CLAIM_MESSAGES } from '@sillage/domain/claims/claims.messages.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import { refuse } from '../../platform/http/domain-error.ts'

const MISSING = { reason: CLAIM_MESSAGES.reasonMissing, debtor: CLAIM_MESSAGES.debtorMissing }

/** The line without invisible characters; throws 422 when nothing visible is left. */
export function writtenLine(text: string, path: keyof typeof MISSING): string {
  const line = cleanLine(text)
  if (line === '') throw refuse({ code: `claim.${path}_missing`, message: MISSING[path], path })
  return line
}
