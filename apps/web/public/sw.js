/**
 * Without a network a page opens as a page that says so, and nothing else changes: no script, style or answer of the API
 * is ever kept, so that none is stale and none outlives the person it was for.
 */
const CACHE = 'sillage-offline'
const PAGE = '/offline.html'
const KEPT = [PAGE, '/offline.css', '/offline.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE)
      await cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' })))
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // the page travels while the worker still wakes up
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/backend'))
    event.respondWith(pageOf(event))
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return kept(PAGE)
  }
}

async function kept(path) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? Response.error()
}
