import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Screen } from '../e2e/screen.ts'
import { SCREENS, settled } from '../e2e/screens.ts'
import { buildWebIfStale } from './build-web.ts'
import { findChromium } from './find-chromium.ts'

/**
 * Takes screenshots of every screen of the real server in demo mode, at four widths, in light and dark, into screens/.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = join(ROOT, 'screens')
const WIDTHS = [360, 768, 1280, 1440] as const
const AT_ONCE = 2
/** The port of the journeys' server, whose database some screens prepare. */
const port = Number(process.env['E2E_PORT'] ?? 4173)
const baseURL = `http://127.0.0.1:${port}`
const [wanted = ''] = process.argv.slice(2)

await buildWebIfStale()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const server = spawn(process.execPath, [join(ROOT, 'e2e/server.ts')], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const ended = new Promise((resolve) => server.on('exit', resolve))
const browser = await chromium.launch(await findChromium())
try {
  await untilReady()
  const shots = WIDTHS.flatMap((width) =>
    SCREENS.filter(({ name }) => name.includes(wanted)).map((screen) => ({ screen, width })),
  )
  const turns = shots.values()
  let pictures = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const shot of turns) {
        try {
          await photograph(browser, shot)
          pictures += 2
        } catch (error) {
          // the others are still worth looking at
          console.error(`${shot.screen.name}, ${shot.width} :`, error)
          process.exitCode = 1
        }
      }
    }),
  )
  console.log(`${pictures} images dans screens/`)
  if (pictures === 0) process.exitCode = 1
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await ended
}

/** Loads the page for each width, since some of its content depends on it; light and dark share one page. */
async function photograph(
  from: Browser,
  { screen, width }: { screen: Screen; width: number },
): Promise<void> {
  const context = await from.newContext({
    baseURL,
    viewport: { width, height: width < 700 ? 740 : 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  try {
    await screen.open(page)
    await settled(page)
    await showWhole(page, width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      const name = `${screen.name}-${width}-${colorScheme === 'light' ? 'jour' : 'nuit'}.png`
      await page.screenshot({ path: join(FOLDER, name), animations: 'disabled' })
    }
  } finally {
    await context.close()
  }
}

/** Makes the window as tall as the page, so that sticky elements stay in place; a dialog keeps the normal window. */
async function showWhole(page: Page, width: number) {
  if ((await page.getByRole('dialog').count()) > 0) return
  const height = await page.locator('html').evaluate((html): number => html.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, page.viewportSize()?.height ?? 0) })
  await page.locator('html').evaluate((html) => html.ownerDocument.defaultView.scrollTo(0, 0))
}

async function untilReady() {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${baseURL}/backend/health/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('Le serveur n’a pas répondu en une minute.')
}
