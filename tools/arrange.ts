import { keepFiles, readKeptFiles } from '../apps/web/build/kept-files.ts'
import { search } from '../apps/web/build/packing.ts'
import { parcelsOf } from '../apps/web/build/page-scripts.ts'
import { buildInChunks } from '../apps/web/vite.config.ts'

/**
 * Searches again which file each module of the web app goes into, and keeps the best that is found, for when a screen is
 * over its budget: `npm run arrange`, with the number of tries to take longer over it.
 */
const tries = Number(process.argv[2] ?? 12)
process.env.NODE_ENV = 'production'
const { parcels, order } = parcelsOf(await buildInChunks())
const onTry = (cost: number) => console.log(Math.round(cost))
keepFiles(search(parcels, order, readKeptFiles(), { tries, onTry }))
