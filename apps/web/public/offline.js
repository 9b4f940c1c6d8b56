/** The page asked for comes back by itself: when the device finds a network, or when the server answers again. */
const PAUSE_MS = 5000

addEventListener('online', () => location.reload())
document.querySelector('button').addEventListener('click', () => location.reload())
setInterval(async () => {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
  } catch {}
}, PAUSE_MS)
