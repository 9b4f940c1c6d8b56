import { fileURLToPath } from 'node:url'
import { paths } from '@sillage/wire/addresses.ts'
import { expect, test } from 'vitest'
import { serveTests, startTestApp } from '../../testing/test-app.ts'

const webRoot = fileURLToPath(new URL('../../../../web', import.meta.url))
const server = await serveTests({ webRoot })

test.each(['/backend', '/backend/nope', '/backend/auth/login', '/backend/contracts/x/y'])(
  'GET %s is a JSON 404, never a page',
  async (path) => {
    const answer = await fetch(`${server.address}${path}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  },
)

test.each([
  '/src/main.tsx',
  '/assets/nothing.js',
  '/assets/index.js.map',
  '/.env',
  '/.git/config',
  '/package.json',
])('GET %s is not served', async (path) => {
  const answer = await fetch(`${server.address}${path}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<html')
})

test.each([
  ['GET', '/assets/nothing.js'],
  ['POST', '/contracts'],
  ['DELETE', '/'],
])('%s %s gets the usual 404 problem, in French', async (method, path) => {
  const answer = await fetch(`${server.address}${path}`, { method })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ code: 'not_found', message: 'Élément introuvable.' })
})

test.each([
  ['/nulle-part', 404],
  ['/assets/', 404],
  ['/souscription/Bateau', 404],
  ['/admin', 404],
  ['/admin/users/x/contracts/y', 404],
  ['/dev/mails', 404],
  ['/dev/bank', 404],
  ['/dev/ui', 404],
  ['/', 200],
  ['/login', 200],
  ['/login/', 200],
  ['/Login', 200],
  ['/sinistre?id=1', 200],
  ['/contracts/anything/below', 200],
  ['/souscription/Voiture', 200],
  ['/admin/users/x/contracts', 200],
  ['/mentions-legales', 200],
  ['/aide', 200],
  ['/verification/ABCD', 200],
])('GET %s is a page, answered %d', async (path, status) => {
  const answer = await fetch(`${server.address}${path}`)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain('<html')
})

const documentOf = async (path: string) => (await fetch(server.address + path)).text()

test.each([
  ['/login', 'visitor', 'Connexion'],
  ['/tarif', 'visitor', 'Votre prix'],
  ['/contracts', 'customer', 'Mes contrats'],
  ['/souscription/Voyage', 'customer', 'Formulaire d&#x27;assurance Voyage'],
  ['/recap', 'customer', 'Récapitulatif de la souscription'],
  ['/ma-journee', 'team', 'Ma journée'],
])('%s is rendered on the server for a %s', async (path, reader, title) => {
  const html = await documentOf(path)
  expect(html).toContain(`<html data-reader="${reader}"`)
  expect(html).toMatch(/<div id="root" data-page="\w+" inert>/)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
})

test('the document names the data that its page reads first', async () => {
  expect(await documentOf('/contracts')).toContain('data-reads="/backend/contracts/user"')
  expect(await documentOf('/souscription/Voiture')).toContain(
    'data-reads="/backend/configuration-questions/Voiture"',
  )
})

test('pages that need nothing from the browser are rendered on the server, without personal data', async () => {
  const addresses = Object.values(paths).filter((path) => typeof path === 'string')
  const [drawn, left] = [new Set<string>(), new Set<string>()]
  for (const address of addresses) {
    const html = await documentOf(address.replaceAll(/:\w+/g, 'x').replace('/*?', ''))
    const page = /<div id="root" data-page="(\w+)"/.exec(html)?.[1]
    if (page === undefined) continue
    if (!html.includes(' inert>')) {
      left.add(page)
      continue
    }
    drawn.add(page)
    expect(html, page).toMatch(/<main[ >]/)
    expect(html, page).toMatch(/<title>[^<]+ · Sillage<\/title>/)
    expect(html, page).not.toMatch(/data-initials="[^"]/)
    // its single inline script says whom the page is for
    expect(html.match(/<script>/g), page).toHaveLength(1)
  }
  expect(drawn.size).toBeGreaterThan(30)
  expect([...left].toSorted()).toEqual([
    'AddressChangePage',
    'ConfirmEmailPage',
    'DecisionPage',
    'ErrorPage',
    'GuestStatementPage',
    'InvitationPage',
    'OauthCallbackPage',
    'ProfilePage',
    'ResetPasswordPage',
    'StatementPage',
  ])
})

async function scriptsOf(path: string): Promise<string[]> {
  const html = await documentOf(path)
  return [...html.matchAll(/fetchpriority="low" crossorigin (?:src|href)="([^"]+)">/g)].map(
    ([, file = '']) => file,
  )
}

test('the document preloads the scripts of the page asked for, and each of them exists', async () => {
  const [contracts, claims] = [await scriptsOf('/contracts'), await scriptsOf('/sinistres')]
  expect(contracts.length).toBeGreaterThan(3)
  expect(contracts).not.toEqual(claims)
  for (const file of contracts) {
    const answer = await fetch(server.address + file)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('javascript')
  }
  expect(contracts).toHaveLength(new Set(contracts).size)
})

test('the page of all interface elements is served in demo mode', async () => {
  const demo = await startTestApp({ env: { DEMO: '1' }, webRoot })
  expect((await fetch(`${demo.address}/dev/ui`)).status).toBe(200)
  await demo.close()
})

test.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/icon-maskable-512.png', 'image/png'],
  ['/icon-apple-180.png', 'image/png'],
  ['/offline-claim.html', 'text/html; charset=utf-8'],
  ['/offline-statement.html', 'text/html; charset=utf-8'],
  ['/offline.css', 'text/css; charset=utf-8'],
  ['/offline.js', 'text/javascript; charset=utf-8'],
])('GET %s is a file of the site', async (path, type) => {
  const answer = await fetch(`${server.address}${path}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(type)
})

test('every icon of the manifest is served', async () => {
  const manifest = await fetch(`${server.address}/manifest.webmanifest`)
  const { icons } = JSON.parse(await manifest.text())
  expect(icons).toHaveLength(3)
  for (const { src } of icons) expect((await fetch(`${server.address}${src}`)).status).toBe(200)
})

test('the offline pages give the emergency numbers, and their service worker is always revalidated', async () => {
  for (const path of ['/offline.html', '/offline-claim.html', '/offline-statement.html']) {
    const page = await fetch(server.address + path)
    const html = await page.text()
    expect(html).toMatch(/<a [^>]*href="tel:112"/)
    expect(html).toMatch(/<a [^>]*href="tel:0261910000"/)
    expect(html).not.toContain('{{')
  }
  const worker = await fetch(`${server.address}/sw.js`)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(await worker.text()).toMatch(/\n\/\/ [0-9a-f]{16}\n$/)
})
