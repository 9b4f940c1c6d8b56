/**
 * Without a network a page opens as one that says so, with what its reader asked to keep on this device, and a claim can be
 * begun. No script, style or answer of the app is ever kept: none is stale, and none outlives the person it was for.
 */
const CACHE = 'sillage-offline'
/** What the app keeps where somebody asks for it, and takes away at the end of the session (kept-papers.ts). */
const PAPERS = 'sillage.papers'
const PAPER = /^\/gardes\/[\w-]+\/(?:attestation|contrat)\.pdf$/
const PAGE = '/offline.html'
const KEPT = [
  PAGE,
  '/offline-claim.html',
  '/offline-statement.html',
  '/offline.css',
  '/offline.js',
  '/favicon.svg',
]

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
  if (origin !== location.origin || request.method !== 'GET') return
  // a page of ours and its script are of one version, and a weak network does not hold them up
  if (KEPT.includes(pathname)) event.respondWith(kept(pathname, request))
  else if (PAPER.test(pathname)) event.respondWith(paper(pathname))
  else if (request.mode === 'navigate')
    event.respondWith(pathname.startsWith('/backend') ? once(event) : pageOf(event))
})

/**
 * What the server answers by itself: the answer that is on its way, since left to the browser it would be asked for a
 * second time, and the return from an identity provider counts once.
 */
async function once(event) {
  return (await event.preloadResponse) ?? fetch(event.request)
}

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return kept(PAGE)
  }
}

async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? (request ? fetch(request) : Response.error())
}

/** In the place of one that was taken away meanwhile, the page that shows what is kept. */
async function paper(path) {
  const cache = await caches.open(PAPERS)
  return (await cache.match(path)) ?? Response.redirect(PAGE)
}
