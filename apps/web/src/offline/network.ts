import { element, part } from './dom.ts'
import { OFFLINE as SAY } from './offline.messages.ts'

const PAUSE_MS = 5000
/** A small file of the site that the service worker never serves from its cache. */
const ASKED = '/manifest.webmanifest'

/**
 * Calls back each time a test request succeeds or fails, because a connected device may still have no internet
 * access.
 */
export function watchNetwork(onChange: (isThere: boolean) => void): void {
  const look = async () => {
    try {
      await fetch(ASKED, { method: 'HEAD', cache: 'no-store' })
      onChange(true)
    } catch {
      onChange(false)
    }
  }
  addEventListener('online', () => void look())
  addEventListener('offline', () => onChange(false))
  setInterval(() => void look(), PAUSE_MS)
  void look()
}

/** Shows at the top of the page whether there is a network. */
export function showNetwork() {
  watchNetwork((isThere) => {
    document.documentElement.dataset['reseau'] = isThere ? 'oui' : 'non'
    const state = part('reseau', HTMLElement)
    const said = isThere ? [SAY.online, SAY.onlineText] : [SAY.offline, SAY.offlineText]
    // announced only when it changes, not every five seconds
    if (state.textContent === said.join(' ')) return
    state.replaceChildren(element('b', {}, said[0] ?? ''), ` ${said[1] ?? ''}`)
  })
}
