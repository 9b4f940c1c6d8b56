import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { FIRST_SCRIPT, THEME_SCRIPT } from '../../platform/http/security-headers.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import { approvedTariffs } from '../../platform/tariffs/tariff-book.ts'
import type { Processor } from './processors.ts'
import type { Testimonial } from './testimonials.ts'

/** An app screen: its route pattern, and the name of its page. */
export type Screen = { readonly path: string; readonly page: string }

type PublicPage = { title: string; description: string; html: string }

/** The module built for the server in `dist-server`. */
type RenderingBundle = {
  screenAt(path: string, context: { demo: boolean }): Screen | null
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
  /** The folder of the web app, which contains `dist` and `dist-server`. */
  webRoot: string
  testimonials: readonly Testimonial[]
  demo: boolean
  /** Base address of the API, as the browser calls it. */
  apiBase: string
  /** Public keys of the QR codes, so that the page can verify one without a request. */
  verificationKeys?: readonly string[]
  /** Third parties that process data for the operator. */
  processors?: readonly Processor[]
  /** Whether a route planner is configured. */
  measuresRoads?: boolean
  /** The day in Paris, which determines the tariff shown and the copyright year. */
  today?: () => Temporal.PlainDate
}

export type PublicPages = {
  /**
   * The complete HTML document of a public page, with or without a last slash; null when there is none at that path.
   */
  render(path: string): Promise<string | null>
  /** The app's screen at a path; null when it has none. */
  screenAt(path: string): Promise<Screen | null>
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

/** The path of the page; a code at its end is read in the browser, so all codes share one page. */
function pageOf(address: string): string {
  if (address === '/') return address
  return address.replace(/\/$/, '').replace(/^(\/verification)\/[^/]+$/, '$1')
}

/**
 * The template first: the runtime remembers a failed import for good, so it is only tried once the web app is built.
 */
async function load(webRoot: string) {
  const template = await readFile(join(webRoot, 'dist', 'landing.html'), 'utf8')
  const bundle: RenderingBundle = await import(
    pathToFileURL(join(webRoot, 'dist-server', 'render-public-page.js')).href
  )
  return { template, bundle }
}

/** In a single pass, so that inserted text is not searched for placeholders. `html` is already markup. */
function fill(
  template: string,
  { title, description, html, isHome }: PublicPage & { isHome: boolean },
): string {
  const values = new Map([
    ['{{title}}', escapeMarkup(title)],
    ['{{description}}', escapeMarkup(description)],
    ['<!--page-->', html],
    ['<!--first-->', `<script>${isHome ? FIRST_SCRIPT : THEME_SCRIPT}</script>`],
  ])
  return template.replaceAll(
    /\{\{\w+\}\}|<!--(?:page|first)-->/g,
    (placeholder) => values.get(placeholder) ?? placeholder,
  )
}
