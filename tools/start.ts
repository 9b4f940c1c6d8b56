import { buildWebIfStale } from './build-web.ts'

await buildWebIfStale()
await import('../apps/server/src/app/main.ts')
