import { buildWebIfStale } from './build-web.ts'

// the command of the package, in a clone; what tries Sillage from outside is of the clone alone
process.argv[2] ??= 'help'
if (process.argv[2] === 'torture') {
  process.argv.splice(2, 1)
  await import('./torture.ts')
} else {
  if (process.argv[2] === 'start') await buildWebIfStale()
  await import('../apps/server/src/app/main.ts')
}
