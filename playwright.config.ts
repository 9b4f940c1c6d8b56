import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './tools/find-chromium.ts'

const { executablePath, args } = await findHeadlessShell()
// found once: the workers read this file too
process.env['CHROMIUM_PATH'] = executablePath
const port = Number(process.env['E2E_PORT'] ?? 4173)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // a second try keeps a busy machine from stopping everybody; whatever needed it is told at the end (decision 109)
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  // a busy machine is slow, not wrong
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: { executablePath, args },
    // what a worker fetches no journey can answer in its place; the one that is about it allows it
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // a trace costs a tenth of every journey: `--trace on` asks for one
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `${process.execPath} e2e/server.ts`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/backend/health/ready`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
})
