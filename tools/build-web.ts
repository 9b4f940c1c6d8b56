import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'rolldown'

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
      // a test that builds (NODE_ENV=test) would leave a web app without its worker
      env: { ...process.env, NODE_ENV: 'production' },
    })
  await Promise.all([
    run(),
    run('--ssr', 'src/landing/render-public-page.tsx', '--outDir', 'dist-server'),
  ])
  await buildOfflinePages()
  compress(join(WEB, 'dist/assets'))
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, fingerprint)
}

/** Of the interface, what the pages without a network show; without a font of its own, which the browser may not have. */
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
  'ui/feedback/banner.css',
  'ui/data/card.css',
  'ui/data/tag.css',
  'offline/offline.css',
]

/** One script and one style under names that stay: the worker keeps them, and a page and its script are of one version. */
async function buildOfflinePages() {
  await build({
    input: join(WEB, 'src/offline/offline-entry.ts'),
    platform: 'browser',
    output: { file: join(WEB, 'dist/offline.js'), format: 'iife', minify: true },
  })
  const styles = OFFLINE_STYLES.map((file) =>
    readFileSync(join(WEB, 'src', file), 'utf8').replaceAll(/^@import .*$/gm, ''),
  )
  writeFileSync(join(WEB, 'dist/offline.css'), `@layer tokens, base, ui, room;${styles.join('')}`)
}

/** Names, sizes and times, not contents: a second start must not read the sources. */
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

/** Once at build time, at the highest level, rather than at every request. */
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
