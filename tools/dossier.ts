import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './gates.ts'

// the papers are made by a test, which keeps them when it is told where
const folder = join(ROOT, 'dist/dossier')
const done = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'server',
    'apps/server/src/contracts/papers/dossier.test.ts',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DOSSIER: folder } },
)
console.log(folder)
process.exit(done.status ?? 1)
