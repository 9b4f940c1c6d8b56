import type { KeptClaim } from '../../shell/device/kept-claims.ts'
import { formatMoment } from '../../shell/moment.ts'
import { KEPT as SAY } from './kept-claims.messages.ts'

/** What a list says of a declaration on this device: what it is, where it stands, what to do about it. */
export function keptClaimTexts(claim: KeptClaim) {
  const { id, contract, photos, claim_id: claimId, attempt } = claim
  const name = contract?.name ?? ''
  if (claimId !== null) {
    const left = photos.filter(({ file_id: file }) => file === null).length
    return {
      id,
      title: name ? SAY.photosLeftOn(name) : SAY.photosLeft,
      detail: SAY.photosLeftDetail(left, photos.length),
      action: SAY.goOn,
    }
  }
  const title = name ? SAY.toSendOn(name) : SAY.toSend
  if (attempt) return { id, title, detail: SAY.unanswered, action: SAY.goOn }
  const files = photos.length === 0 ? SAY.noFile : SAY.files(photos.length)
  return { id, title, detail: SAY.keptOn(formatMoment(claim.saved_at), files), action: SAY.check }
}
