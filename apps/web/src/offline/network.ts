const PAUSE_MS = 5000
/** Of the site, small, and never answered by the worker. */
const ASKED = '/manifest.webmanifest'

/** Calls back each time that a request gets through or none does: a device may have a network that leads nowhere. */
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
