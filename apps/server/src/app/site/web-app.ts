import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/configuration/config.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import { createAppDocuments } from './app-documents.ts'
import { processorsOf } from './processors.ts'
import { createPublicPages } from './public-pages.ts'
import { serveSiteFiles } from './site-files.ts'
import { readTestimonials } from './testimonials.ts'

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
  const documents = createAppDocuments(webRoot, config, (err) =>
    app.log.error({ err }, 'a screen could not be drawn'),
  )

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
    // a path with an extension, or in a hidden folder, means a missing file: no page, source or source map is served
    // for it
    if (/\/\.|\.\w{1,8}$/.test(path)) return reply.status(404).type('text/plain').send('Not found')
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    const page = await pages.render(path)
    const screen = page === null ? await pages.screenAt(path) : null
    // the app shows that the page doesn't exist; the status says it too
    if (page === null && screen === null) reply.status(404)
    const html = page ?? (await documents.of(screen))
    reply.header('vary', 'accept-encoding')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return html
    return reply.header('content-encoding', 'br').send(compress(html))
  })
}

const compressed = new Map<string, Buffer>()

/** Caches the compressed page, which is the same for everybody. */
function compress(html: string): Buffer {
  let bytes = compressed.get(html)
  if (!bytes) {
    if (compressed.size > 200) compressed.clear()
    bytes = brotliCompressSync(html)
    compressed.set(html, bytes)
  }
  return bytes
}
