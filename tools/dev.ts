import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The server restarts at a change of its sources; Vite serves the web app and forwards /backend to it. */
const server = spawn(process.execPath, ['--watch', join(ROOT, 'apps/server/src/app/main.ts')], {
  stdio: 'inherit',
})
const web = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js')], {
  cwd: join(ROOT, 'apps/web'),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.kill(signal)
    web.kill(signal)
  })
