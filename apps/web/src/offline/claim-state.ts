import { paths } from '@sillage/wire/addresses.ts'
import type { KeptClaim } from '../shell/device/kept-claims.ts'
import { element, part } from './dom.ts'
import { megabytes, timeOf } from './french.ts'
import { OFFLINE as SAY } from './offline.messages.ts'

/** Said of what the server has not answered yet: sent is what it says is sent. */
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

export function showState(lead: string, text: string) {
  part('etat', HTMLElement).replaceChildren(
    element('b', {}, lead),
    ...(text ? [element('span', {}, text)] : []),
  )
}
