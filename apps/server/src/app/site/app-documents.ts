import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '../../platform/configuration/config.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from '../../platform/configuration/demo-accounts.ts'
import { READER_SCRIPT } from '../../platform/http/security-headers.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import type { Screen } from './public-pages.ts'

/** Settings given to the browser at run time, so that one build serves every installation. */
interface WebConfig {
  readonly host: string
  readonly questionnaire: string
  readonly emissions: string
  readonly demo: boolean
  readonly demoAccounts: readonly DemoAccount[]
  readonly oidc: boolean
  readonly takesCards: boolean
  readonly monitoringUrl: string | null
}

/** The module built for the server in `dist-server`. */
interface RenderingBundle {
  renderFirstPaint(
    path: string,
    config: WebConfig,
  ): Promise<{
    readonly reader: string
    readonly title: string | null
    readonly html: string
    readonly reads: readonly string[]
  } | null>
}

export interface AppDocuments {
  /** The HTML document of an app screen, with its first paint; null gives the page for an unknown path. */
  of(screen: Screen | null): Promise<string>
}

/**
 * @param webRoot the folder of the built web app, which contains `dist` and `dist-server`
 * @param onFault called when a screen can't be rendered: its document then has no first paint
 */
export function createAppDocuments(
  webRoot: string,
  config: Config,
  onFault: (fault: unknown) => void,
): AppDocuments {
  const web: WebConfig = {
    ...config.bases,
    demo: config.demo,
    demoAccounts: config.demo ? DEMO_ACCOUNTS : [],
    oidc: config.oidc !== null || config.demo,
    takesCards: config.cards !== null,
    monitoringUrl: config.monitoringUrl,
  }
  const dist = join(webRoot, 'dist')
  const shell = once(() => fillConfig(readFileSync(join(dist, 'index.html'), 'utf8'), web))
  const filesOfPages = once(
    (): Readonly<Record<string, readonly string[]>> =>
      JSON.parse(readFileSync(join(dist, 'files-of-pages.json'), 'utf8')),
  )
  const bundle = once(
    (): Promise<RenderingBundle> =>
      import(pathToFileURL(join(webRoot, 'dist-server', 'render-first-paint.js')).href),
  )
  // some screens show the date, or greet by the hour
  let hour = ''
  const documents = new Map<string, Promise<string>>()

  async function draw(path: string) {
    try {
      return await (await bundle()).renderFirstPaint(path, web)
    } catch (fault) {
      onFault(fault)
      return null
    }
  }

  async function compose(screen: Screen): Promise<string> {
    const paint = await draw(screen.path)
    const files = filesOfPages()[screen.page] ?? []
    const [page, ...others] = files.filter((file) => file.endsWith('.js'))
    const sheets = files.filter((file) => file.endsWith('.css'))
    // the page's script starts with the main one, so that it is ready when the app is drawn
    const links = [
      ...(page ? [`<script type="module" crossorigin src="${page}"></script>`] : []),
      ...others.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ]
    const root = `<div id="root" data-page="${screen.page}"`
    const document = shell()
      .replace('</head>', () => `${links.join('')}</head>`)
      // the first paint needs the style sheets and fonts first
      .replaceAll(
        /<script type="module"|<link rel="modulepreload"/g,
        (tag) => `${tag} fetchpriority="low"`,
      )
      .replace('<div id="root"', () => root)
    if (!paint) return document
    const { reader, title, html, reads } = paint
    const early = reads.length > 0 ? ` data-reads="${reads.join(' ')}"` : ''
    return document
      .replace(/(?<=<title>)[^<]*/, (untitled) => (title === null ? untitled : escapeMarkup(title)))
      .replace('<html ', () => `<html data-reader="${reader}"${early} `)
      .replace('<head>', () => `<head><script>${READER_SCRIPT}</script>`)
      .replace(`${root}></div>`, () => `${root} inert>${html}</div>`)
  }

  return {
    async of(screen) {
      if (screen === null) return shell()
      const now = Temporal.Now.plainDateTimeISO('Europe/Paris').toString().slice(0, 13)
      if (now !== hour) documents.clear()
      hour = now
      let document = documents.get(screen.path)
      if (!document) {
        document = compose(screen)
        documents.set(screen.path, document)
      }
      return document
    },
  }
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => (known ??= { value: read() }).value
}

function fillConfig(html: string, web: WebConfig): string {
  const content = escapeMarkup(JSON.stringify(web))
  const meta = `<meta name="sillage-config" content="${content}">`
  const bare = html.replace(/<meta name="sillage-config"[^>]*>/, '')
  // a function, since a replacement string would interpret `$`
  return bare.replace('</head>', () => `${meta}</head>`)
}
