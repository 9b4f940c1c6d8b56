import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { keepWordsWhole } from '../apps/web/src/landing/keep-words-whole.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB = join(ROOT, 'apps/web')
const STAMP = join(ROOT, '.cache/web-build')
const SOURCES = [
  'apps/web/src',
  'apps/web/index.html',
  'apps/web/landing.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'packages',
  'package-lock.json',
]

/** Builds the web app and its server-rendered pages when a source has changed since the last build. */
export async function buildWebIfStale() {
  const fingerprint = fingerprintOf(SOURCES)
  if (readStamp() === fingerprint) return
  console.log('Construction de l’application web…')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [vite, 'build', ...args], {
      cwd: WEB,
      // a test run (NODE_ENV=test) would build a web app without its service worker
      env: { ...process.env, NODE_ENV: 'production' },
    })
  await Promise.all([run(), run('--ssr')])
  await buildOfflinePages()
  compress(join(WEB, 'dist/assets'))
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, fingerprint)
}

/** The styles used by the offline pages; no web font, which may not be cached. */
const OFFLINE_STYLES = [
  'ui/tokens.css',
  'ui/base.css',
  'ui/nav/skip-link.css',
  'ui/nav/button.css',
  'ui/input/field.css',
  'ui/input/input.css',
  'ui/input/select.css',
  'ui/input/textarea.css',
  'ui/input/choice-group.css',
  'ui/input/segmented.css',
  'ui/input/checkbox.css',
  'ui/signature/signature-pad.css',
  'ui/feedback/banner.css',
  'ui/data/card.css',
  'ui/data/tag.css',
  'ui/data/disclosure.css',
  'offline/offline.css',
  'offline/statement/offline-statement.css',
]
const OFFLINE_PAGES = ['offline.html', 'offline-claim.html', 'offline-statement.html']

/**
 * Builds one script and one style sheet with fixed names, which the service worker caches, so that a page and its
 * script have the same version.
 */
async function buildOfflinePages() {
  await build({
    input: join(WEB, 'src/offline/offline-entry.ts'),
    platform: 'browser',
    output: { file: join(WEB, 'dist/offline.js'), format: 'iife', minify: true },
  })
  const styles = OFFLINE_STYLES.map((file) =>
    readFileSync(join(WEB, 'src', file), 'utf8').replaceAll(/^@import .*$/gm, ''),
  )
  for (const name of OFFLINE_PAGES) {
    const page = readFileSync(join(WEB, 'public', name), 'utf8')
    writeFileSync(join(WEB, 'dist', name), keepWordsWhole(page))
  }
  writeFileSync(join(WEB, 'dist/offline.css'), `@layer tokens, base, ui, room;${styles.join('')}`)
}

/** Based on names, sizes and times rather than contents, so that a start need not read the sources. */
function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat || path.endsWith('node_modules')) return
    if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) add(join(path, name))
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const path of paths) add(join(ROOT, path))
  return hash.digest('hex')
}

function readStamp(): string | null {
  try {
    readFileSync(join(WEB, 'dist/index.html'))
    readFileSync(join(WEB, 'dist-server/render-public-page.js'))
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}

/** Done once at build time, at the highest level, rather than at each request. */
function compress(folder: string) {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg)$/.test(name)) continue
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
