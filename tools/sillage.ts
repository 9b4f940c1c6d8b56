import { buildWebIfStale } from './build-web.ts'

// The command of the package, run in a clone; `torture` only exists in a clone
process.argv[2] ??= 'help'
if (process.argv[2] === 'torture') {
  process.argv.splice(2, 1)
  await import('./torture.ts')
} else {
  if (process.argv[2] === 'start') await buildWebIfStale()
  await import('../apps/server/src/app/main.ts')
}
