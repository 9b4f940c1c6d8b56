import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPublicPages } from './public-pages.ts'
import { readTestimonials } from './testimonials.ts'

const TEMPLATE =
  '<title>{{title}}</title><meta content="{{description}}"><div id="page"><!--page--></div>'

/** A minimal rendering bundle that counts its calls and prints its input. */
const BUNDLE = `let calls = 0;
export function renderPublicPage(path, context) {
  if (path !== '/' && path !== '/accessibilite' && path !== '/verification') return null;
  calls += 1;
  return {
    title: 'Dire <b>"$&"</b>',
    description: 'R&D {{title}} <!--page-->',
    html: '<p>' + [calls, context.today, context.demo, context.testimonials.length, '$&{{title}}'].join('|') + '</p>',
  };
}`

const webRoot = await mkdtemp(join(tmpdir(), 'sillage-public-pages-'))
await mkdir(join(webRoot, 'dist'))
await mkdir(join(webRoot, 'dist-server'))
await writeFile(join(webRoot, 'package.json'), '{"type":"module"}')
await writeFile(join(webRoot, 'dist', 'landing.html'), TEMPLATE)
await writeFile(join(webRoot, 'dist-server', 'render-public-page.js'), BUNDLE)

afterAll(() => rm(webRoot, { recursive: true }))

test('a public page fills the template once, with its texts escaped', async () => {
  const testimonials = await readTestimonials(undefined)
  const pages = createPublicPages({
    webRoot,
    testimonials,
    demo: true,
    apiBase: '/backend',
    today: () => Temporal.PlainDate.from('2026-11-21'),
  })
  const document = await pages.render('/')
  expect(document).toContain('<title>Dire &lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt;</title>')
  expect(document).toContain('content="R&amp;D {{title}} &lt;!--page--&gt;"')
  expect(document).toMatch(
    /<div id="page"><p>\d+\|2026-11-21\|true\|2\|\$&\{\{title\}\}<\/p><\/div>/,
  )
})

test('a page is rendered once a day, then answered from memory', async () => {
  let day = '2026-12-31'
  const pages = createPublicPages({
    webRoot,
    testimonials: [],
    demo: false,
    apiBase: '/backend',
    today: () => Temporal.PlainDate.from(day),
  })
  const first = await pages.render('/')
  expect(await pages.render('/')).toBe(first)
  day = '2027-01-01'
  const nextYear = await pages.render('/')
  expect(nextYear).toContain('2027-01-01')
  expect(nextYear).not.toBe(first)
})

test('a trailing slash changes nothing', async () => {
  const pages = createPublicPages({ webRoot, testimonials: [], demo: false, apiBase: '/backend' })
  expect(await pages.render('/accessibilite/')).toBe(await pages.render('/accessibilite'))
})

test('a path that is not a public page is left to the web app', async () => {
  const pages = createPublicPages({ webRoot, testimonials: [], demo: false, apiBase: '/backend' })
  expect(await pages.render('/contracts')).toBeNull()
})

test('pages fail until the web app is built, and are then served without a restart', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sillage-public-pages-unbuilt-'))
  const pages = createPublicPages({
    webRoot: root,
    testimonials: [],
    demo: false,
    apiBase: '/backend',
  })
  await expect(pages.render('/')).rejects.toThrow('landing.html')
  await mkdir(join(root, 'dist'))
  await mkdir(join(root, 'dist-server'))
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await writeFile(join(root, 'dist', 'landing.html'), TEMPLATE)
  await writeFile(join(root, 'dist-server', 'render-public-page.js'), BUNDLE)
  expect(await pages.render('/')).toContain('<div id="page"><p>')
  await rm(root, { recursive: true })
})

test('every address with a verification code gets the one verification page, rendered once', async () => {
  const pages = createPublicPages({ webRoot, testimonials: [], demo: false, apiBase: '/backend' })
  const page = await pages.render('/verification')
  expect(page).not.toBeNull()
  for (const code of ['7K2M9-QXB4D-0HTZR-5WNEA', 'bonjour/'])
    expect(await pages.render(`/verification/${code}`)).toBe(page)
  expect(await pages.render('/verification/a/b')).toBeNull()
})
