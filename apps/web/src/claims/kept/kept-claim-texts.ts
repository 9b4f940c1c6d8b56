import type { KeptStatement } from '../../shell/device/kept-statements.ts'
import { formatMoment } from '../../shell/moment.ts'
import { KEPT as SAY } from './kept-claims.messages.ts'
import { KEPT_STATEMENT } from './kept-statement.messages.ts'
import type { KeptClaimFound } from './read-kept-claims.ts'

/** How a list presents a declaration kept on this device: title, state, and next action. */
export function keptClaimTexts(claim: KeptClaimFound) {
  const { id, contract, photos, claim_id: claimId, attempt, statement } = claim
  const name = contract?.name ?? ''
  const beside = statement ? ` ${statementText(statement)}` : ''
  if (claimId !== null) {
    const left = photos.filter(({ file_id: file }) => file === null).length
    const files = statement && photos.length === 0 ? '' : ` ${SAY.filesLeft(left, photos.length)}`
    return {
      id,
      title: statement ? SAY.restLeft(name) : name ? SAY.photosLeftOn(name) : SAY.photosLeft,
      detail: SAY.claimArrived + files + beside,
      action: SAY.goOn,
    }
  }
  const title = name ? SAY.toSendOn(name) : SAY.toSend
  if (attempt) return { id, title, detail: SAY.unanswered + beside, action: SAY.goOn }
  const files = photos.length === 0 ? SAY.noFile : SAY.files(photos.length)
  return {
    id,
    title,
    detail: SAY.keptOn(formatMoment(claim.saved_at), files) + beside,
    action: SAY.check,
  }
}

function statementText(statement: KeptStatement): string {
  if (statement.refused !== null) return KEPT_STATEMENT.refused(statement.refused)
  const { a, b } = statement.signed
  return a && b ? KEPT_STATEMENT.toSendSigned : KEPT_STATEMENT.toSend
}
