import { paths } from '@sillage/wire/addresses.ts'
import type { KeptClaim } from '../shell/device/kept-claims.ts'
import { element, part } from './dom.ts'
import { megabytes, timeOf } from './french.ts'
import { OFFLINE as SAY } from './offline.messages.ts'

/** The sending state of a declaration; "sent" only when the server confirmed it. */
export function stateOf({ claim_id: claimId, attempt }: KeptClaim): string {
  if (claimId !== null) return SAY.photosLeft
  return attempt ? SAY.begun : SAY.toSend
}

export function showKept(claim: KeptClaim) {
  const bytes = claim.photos.reduce((sum, { size }) => sum + size, 0)
  const photos = SAY.photos(claim.photos.length, megabytes(bytes))
  showState(SAY.kept(timeOf(claim.saved_at)), `${photos}. ${SAY.toSend}`)
  showAction(claim)
}

export function showAction(claim: KeptClaim) {
  const send = part('envoyer', HTMLAnchorElement)
  send.href = paths.createClaimKept(claim.id)
  send.dataset['pret'] = 'oui'
  part('effacer', HTMLButtonElement).hidden = claim.claim_id !== null
}

/** Reports that this device failed to save, with advice. */
export function showLost(failure: unknown) {
  const isFull = failure instanceof Error && failure.name === 'QuotaExceededError'
  showState(isFull ? SAY.full : SAY.lost, isFull ? SAY.fullText : SAY.lostText)
}

/** Says that the last change is not saved yet, until the next state is shown. */
export function showUnsaved() {
  part('etat', HTMLElement).ariaBusy = 'true'
}

export function showState(lead: string, text: string) {
  const state = part('etat', HTMLElement)
  state.ariaBusy = null
  state.replaceChildren(element('b', {}, lead), ...(text ? [element('span', {}, text)] : []))
}
