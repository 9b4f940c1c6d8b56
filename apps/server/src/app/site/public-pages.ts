import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { FIRST_SCRIPT } from '../../platform/http/security-headers.ts'
import { approvedTariffs } from '../../platform/tariffs/tariff-book.ts'
import type { Processor } from './processors.ts'
import type { Testimonial } from './testimonials.ts'

type PublicPage = { title: string; description: string; html: string }

/** The file that the web app's server build leaves in `dist-server`. */
type RenderingBundle = {
  screenAt(path: string, context: { demo: boolean }): string | null
  renderPublicPage(
    path: string,
    context: {
      testimonials: readonly Testimonial[]
      today: string
      approvedTariffs: readonly Tariff[]
      demo: boolean
      apiBase: string
      verificationKeys: readonly string[]
      processors: readonly Processor[]
      measuresRoads: boolean
    },
  ): PublicPage | null
}

export type PublicPagesOptions = {
  /** The folder of the web app, which holds `dist` and `dist-server`. */
  webRoot: string
  testimonials: readonly Testimonial[]
  demo: boolean
  /** Base address of the API, as the browser calls it. */
  apiBase: string
  /** Public keys of the QR codes, so that the page checks one without asking. */
  verificationKeys?: readonly string[]
  /** Who sees data for the operator. */
  processors?: readonly Processor[]
  /** Whether a service is asked for the length of roads. */
  measuresRoads?: boolean
  /** The day in Paris: the tariff shown and the copyright year depend on it. */
  today?: () => Temporal.PlainDate
}

export type PublicPages = {
  /** The whole HTML document of a public page, with or without its last slash; null when there is none at that path. */
  render(path: string): Promise<string | null>
  /** The name of the page that the app in the browser has at a path; null where it says that there is none. */
  screenAt(path: string): Promise<string | null>
}

export function createPublicPages(options: PublicPagesOptions): PublicPages {
  const {
    webRoot,
    testimonials,
    demo,
    apiBase,
    verificationKeys = [],
    processors = [],
    measuresRoads = false,
    today = () => Temporal.Now.plainDateISO('Europe/Paris'),
  } = options
  let parts: Promise<{ template: string; bundle: RenderingBundle }> | undefined
  let [day, tariffs] = ['', approvedTariffs()]
  const loaded = () =>
    (parts ??= load(webRoot).catch((error: unknown) => {
      parts = undefined
      throw error
    }))
  const documents = new Map<string, string>()

  return {
    async render(address) {
      const path = pageOf(address)
      const { template, bundle } = await loaded()
      const now = today().toString()
      if (now !== day || tariffs !== approvedTariffs()) documents.clear()
      ;[day, tariffs] = [now, approvedTariffs()]
      const known = documents.get(path)
      if (known !== undefined) return known
      const page = bundle.renderPublicPage(path, {
        testimonials,
        today: now,
        approvedTariffs: tariffs,
        demo,
        apiBase,
        verificationKeys,
        processors,
        measuresRoads,
      })
      if (!page) return null
      const document = fill(template, { ...page, isHome: path === paths.home })
      documents.set(path, document)
      return document
    },
    screenAt: async (path) => (await loaded()).bundle.screenAt(path, { demo }),
  }
}

/** A code at the end of the address is read by the page itself: one page for all of them. */
function pageOf(address: string): string {
  if (address === '/') return address
  return address.replace(/\/$/, '').replace(/^(\/verification)\/[^/]+$/, '$1')
}

/** The template first: an import that failed is remembered by the runtime, so it is tried only on a web app that is built. */
async function load(webRoot: string) {
  const template = await readFile(join(webRoot, 'dist', 'landing.html'), 'utf8')
  const bundle: RenderingBundle = await import(
    pathToFileURL(join(webRoot, 'dist-server', 'render-public-page.js')).href
  )
  return { template, bundle }
}

/** In one pass, so that no text put in is itself searched for a placeholder. `html` is already markup. */
function fill(
  template: string,
  { title, description, html, isHome }: PublicPage & { isHome: boolean },
): string {
  const values = new Map([
    ['{{title}}', escapeText(title)],
    ['{{description}}', escapeText(description)],
    ['<!--page-->', html],
    ['<!--first-->', isHome ? `<script>${FIRST_SCRIPT}</script>` : ''],
  ])
  return template.replaceAll(
    /\{\{\w+\}\}|<!--(?:page|first)-->/g,
    (placeholder) => values.get(placeholder) ?? placeholder,
  )
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
