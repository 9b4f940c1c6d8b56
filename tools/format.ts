import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './gates.ts'

const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
const done = spawnSync(process.execPath, [biome, 'check', '--write', '.'], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
