import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB = join(ROOT, 'apps/web')
const STAMP = join(ROOT, '.cache/web-build')
const SOURCES = [
  'apps/web/src',
  'apps/web/index.html',
  'apps/web/landing.html',
  'apps/web/vite.config.ts',
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
    promisify(execFile)(process.execPath, [vite, 'build', ...args], { cwd: WEB })
  await Promise.all([
    run(),
    run('--ssr', 'src/landing/render-public-page.tsx', '--outDir', 'dist-server'),
  ])
  compress(join(WEB, 'dist/assets'))
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, fingerprint)
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
