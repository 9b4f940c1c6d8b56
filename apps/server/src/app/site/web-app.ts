import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/configuration/config.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from '../../platform/configuration/demo-accounts.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import { processorsOf } from './processors.ts'
import { createPublicPages } from './public-pages.ts'
import { serveSiteFiles } from './site-files.ts'
import { readTestimonials } from './testimonials.ts'

/** The settings that the browser gets at run time, so that one build runs anywhere. */
interface WebConfig {
  readonly host: string
  readonly questionnaire: string
  readonly emissions: string
  readonly demo: boolean
  readonly demoAccounts: readonly DemoAccount[]
  readonly oidc: boolean
  readonly monitoringUrl: string | null
}

/** Serves the built web app: its files, the public pages rendered here, and the shell for every other path. */
export async function serveWebApp(
  app: FastifyInstance,
  {
    config,
    webRoot,
    keys,
  }: {
    config: Config
    webRoot: string
    keys: readonly { readonly public_key: string }[]
  },
) {
  const dist = join(webRoot, 'dist')
  const testimonials = await readTestimonials(config.testimonialsFile ?? undefined)
  const pages = createPublicPages({
    webRoot,
    testimonials,
    demo: config.demo,
    apiBase: config.bases.host,
    verificationKeys: keys.map(({ public_key }) => public_key),
    processors: processorsOf(config),
    measuresRoads: config.routerUrl !== null,
  })
  let shellOf: ((screen: string | null) => string) | undefined

  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    cacheControl: true,
    decorateReply: false,
  })

  serveSiteFiles(app, dist)

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (/^\/backend(?:\/|$)/.test(path)) throw notFound()
    // a path with an extension, or into a hidden folder, is a file that isn't there: no page, no source, no source map
    if (/\/\.|\.\w{1,8}$/.test(path)) return reply.status(404).type('text/plain').send('Not found')
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    shellOf ??= readShell(dist, config)
    const page = await pages.render(path)
    const screen = page === null ? await pages.screenAt(path) : null
    // where it has no page, the app says so; whoever reads only the status learns it too
    if (page === null && screen === null) reply.status(404)
    const html = page ?? shellOf(screen)
    reply.header('vary', 'accept-encoding')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return html
    return reply.header('content-encoding', 'br').send(compress(html))
  })
}

const compressed = new Map<string, Buffer>()

/** A page is the same for everybody: compressed once. */
function compress(html: string): Buffer {
  let bytes = compressed.get(html)
  if (!bytes) {
    if (compressed.size > 200) compressed.clear()
    bytes = brotliCompressSync(html)
    compressed.set(html, bytes)
  }
  return bytes
}

/** The document of the app, which names what a page loads: the browser asks for all of it at once, not for one thing after another. */
function readShell(dist: string, config: Config): (screen: string | null) => string {
  const shell = fillConfig(readFileSync(join(dist, 'index.html'), 'utf8'), config)
  const scripts: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(dist, 'scripts-of-pages.json'), 'utf8'),
  )
  return (screen) => {
    const links = (scripts[screen ?? ''] ?? []).map(
      (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
    )
    return shell.replace('</head>', () => `${links.join('')}</head>`)
  }
}

function fillConfig(html: string, config: Config): string {
  const web: WebConfig = {
    ...config.bases,
    demo: config.demo,
    demoAccounts: config.demo ? DEMO_ACCOUNTS : [],
    oidc: config.oidc !== null || config.demo,
    monitoringUrl: config.monitoringUrl,
  }
  const content = JSON.stringify(web)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  const meta = `<meta name="sillage-config" content="${content}">`
  const bare = html.replace(/<meta name="sillage-config"[^>]*>/, '')
  // a function: the text of a replacement string would give `$` a meaning
  return bare.replace('</head>', () => `${meta}</head>`)
}
