import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './gates.ts'

// the documents are made by tests, which keep them when given a folder
const folder = join(ROOT, 'dist/dossier')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const done = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'server',
    'apps/server/src/contracts/papers/dossier',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DOSSIER: folder } },
)
console.log(folder)
process.exit(done.status ?? 1)
