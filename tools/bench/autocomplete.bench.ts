import Fuse from 'fuse.js'
import { type RawBuilder, sql } from 'kysely'
import { searchPlaces } from '../../apps/server/src/carbon/places/gazetteer.service.ts'
import { describePlace } from '../../apps/server/src/carbon/places/gazetteer-description.ts'
import { buildIndex, type Index } from '../../apps/server/src/carbon/places/gazetteer-index.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { drawQueries } from './autocomplete-queries.ts'
import type { Measure } from './report.ts'
import { median } from './rounds.ts'
import type { Site } from './site.ts'

const ROUNDS = 5
/** Enough queries for the compiler to have seen every path. */
const WARM_UPS = 40
const LEAST_RATIO = 20

/** City search over the whole atlas, against pg_trgm and fuse.js with the same names and queries. */
export async function benchAutocomplete(site: Site): Promise<Measure[]> {
  const index = buildIndex()
  const queries = drawQueries(index)
  const withTrigrams = await site.database.connection().execute(async (connection) =>
    comparePercentiles({
      queries,
      rounds: ROUNDS,
      search: await prepareTrigrams(connection, index),
    }),
  )
  // a single round of it takes as long as a hundred of ours
  const withFuse = await comparePercentiles({ queries, rounds: 1, search: prepareFuse(index) })
  return [measureOf('pg_trgm (PostgreSQL embarqué)', withTrigrams), measureOf('fuse.js', withFuse)]
}

interface Percentiles {
  /** 99th percentile over the queries, in milliseconds. */
  readonly own: number
  readonly other: number
}

function measureOf(name: string, { own, other }: Percentiles): Measure {
  return {
    name: `Recherche d’une ville, p99 : ${name} / la nôtre`,
    ratio: other / own,
    target: { atLeast: LEAST_RATIO },
    detail: `${other.toFixed(2)} ms / ${own.toFixed(3)} ms`,
  }
}

type Search = (text: string) => unknown

/** All names, with a stricter threshold than its default, which makes it faster. */
function prepareFuse({ keys }: Index): Search {
  const fuse = new Fuse(keys, { threshold: 0.3 })
  return (text) => fuse.search(text, { limit: 8 })
}

/** All names in a table with the index that the extension recommends; searched with the same rules as ours. */
async function prepareTrigrams(database: Database, index: Index): Promise<Search> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(database)
  const rows = index.keys.map((key, at) => {
    const place = index.places.at(index.owners[at] ?? 0)
    return { key, id: place.id, name: describePlace(place), rank: index.ranks[at] }
  })
  await run(sql`create extension if not exists pg_trgm`)
  await run(sql`create temporary table place_names (key text, id text, name text, rank real)`)
  await run(sql`
    insert into place_names
    select * from json_to_recordset(${JSON.stringify(rows)}) as row (key text, id text, name text, rank real)`)
  await run(sql`create index on place_names using gin (key gin_trgm_ops)`)
  await run(sql`analyze place_names`)
  return async (text) => {
    const { rows: found } = await run(sql`
      select id, name from place_names where key like ${`${text}%`} order by rank desc limit 8`)
    if (found.length >= 3 || text.length < 4) return found
    return run(sql`
      select id, name from place_names where key % ${text}
      order by similarity(key, ${text}) desc, rank desc limit 8`)
  }
}

interface Comparison {
  readonly queries: readonly string[]
  readonly rounds: number
  readonly search: Search
}

/** Each query is run on both in turn, so that a slow moment of the machine affects both; its time is the median. */
async function comparePercentiles({ queries, rounds, search }: Comparison): Promise<Percentiles> {
  for (const text of queries.slice(0, WARM_UPS)) {
    await search(text)
    searchPlaces(text)
  }
  const times = queries.map((text) => ({ text, own: [] as number[], other: [] as number[] }))
  for (let round = 0; round < rounds; round++)
    for (const { text, own, other } of times) {
      other.push(await timeOf(() => search(text)))
      own.push(await timeOf(() => searchPlaces(text)))
    }
  return {
    own: percentile99(times.map(({ own }) => median(own))),
    other: percentile99(times.map(({ other }) => median(other))),
  }
}

async function timeOf(search: () => unknown): Promise<number> {
  const started = performance.now()
  await search()
  return performance.now() - started
}

function percentile99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}
