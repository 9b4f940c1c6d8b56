import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateRawSync, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { screens } from '../src/shell/screens.ts'
import { type Limits, loadOf, type Parcel, pack } from './packing.ts'

type Chunk = Rolldown.OutputChunk

const sourceOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
/** Of a small file so compressed, what is left of it in a larger one. */
const COMPACT = 0.86
/** What the compression remembers. */
const DICTIONARY_BYTES = 32_768
/** Beside the two files and the 57 kB that every screen begins with: in all, 10 files and 115 kB, as joining takes some more off (decision 187). */
const LIMITS = { files: 8, bytes: 59_700 }
/** Bytes for which one would take another file, where no packing is within both limits. */
const FILE_WORTH = 3000
/** What is tried in turn until every screen is within its limits: the bytes that the packing reckons with, which are rough, and how it weighs those near the limit. */
const CEILINGS = [56_600, 56_000, 57_000]
const CAUTIONS = [2.5, 3, 2.2, 3.3, 1.8]
/** Where everybody begins. */
const FIRST_PAGE = 'LoginPage'
const FIRST_PAGE_WEIGHT = 30
const FIRST_PAGE_BYTES = 28_500

/** What a signed-in page loads beside its own, and what a page of the team does. */
const BESIDE_PAGES = [
  'shell/session/session-notice.tsx',
  '../../../packages/wire/src/http/live-client.ts',
]
const BESIDE_TEAM_PAGES = ['shell/layout/team-menus.ts']

/** What some pages show at once though they import it later. */
const PARTS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  TariffPage: ['subscription/questionnaire/searched-choice.tsx'],
  ProductQuestionnaire: [
    'subscription/questionnaire/searched-choice.tsx',
    'subscription/draft/draft-on-server.tsx',
    'subscription/recap/levels-table.tsx',
  ],
  RecapPage: ['subscription/confirming/recap-end.tsx', 'subscription/confirming/recap-bar.tsx'],
  EmissionsPage: ['carbon/map/map-sheet.tsx'],
}

/** The module of each page, as the list of routes names it. */
function modulesOfPages(): ReadonlyMap<string, string> {
  const routes = readFileSync(sourceOf('app/routes.tsx'), 'utf8')
  const found = routes.matchAll(/const (\w+) = lazy\(\(\) =>\s+import\('\.\.\/(.+?)'\)/g)
  const modules = new Map([...found].map(([, page = '', path = '']) => [page, sourceOf(path)]))
  modules.set('ProductQuestionnaire', modules.get('QuestionnairePage') ?? '')
  return modules
}

/** The file of each module of the app outside what every screen begins with, so that no screen loads many files, nor much that it does not need. */
export function fileOfModules(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const build = readBuild(chunks)
  const pages = [...modulesOfPages()].filter(
    ([page]) => accessOf(page) !== undefined && page !== 'UiPage',
  )
  const loads = pages.map(([page, module]) => build.below([module, ...besideOf(page)]))
  const begin = build.below([sourceOf('main.tsx'), sourceOf('landing/landing-entry.ts')])
  const publicParts = build.below(
    ['verification/verify-document', 'verification/show-signed-code', 'help/find-answers'].map(
      (name) => sourceOf(`landing/${name}.ts`),
    ),
  )
  const dictionary = Buffer.from(largestOf(chunks).code.slice(-DICTIONARY_BYTES))
  const onOf = (file: string) =>
    loads.reduce((bits, load, at) => (load.has(file) ? bits | (1n << BigInt(at)) : bits), 0n)
  const parcels = chunks.flatMap(({ fileName, code, moduleIds, imports }) => {
    const on = onOf(fileName)
    if (on === 0n || begin.has(fileName)) return []
    const isPublic = publicParts.has(fileName)
    // as it weighs in a larger file, which has seen such words before
    const bytes = deflateRawSync(code, { level: 9, dictionary }).length * COMPACT
    const parcel: Parcel = { modules: moduleIds, bytes, isPublic, on, imports: new Set() }
    return { fileName, parcel, isCommon: isPublic && imports.length === 0 }
  })
  // a few lines that both sides load, and that load nothing: one file of them, wherever one of them is needed
  const common: Parcel = {
    modules: parcels.flatMap((one) => (one.isCommon ? one.parcel.modules : [])),
    bytes: parcels.reduce((sum, one) => sum + (one.isCommon ? one.parcel.bytes : 0), 0),
    isPublic: true,
    on: (1n << BigInt(pages.length)) - 1n,
    imports: new Set(),
  }
  const parcelOf = new Map(
    parcels.map(({ fileName, parcel, isCommon }) => [fileName, isCommon ? common : parcel]),
  )
  for (const { fileName, imports } of chunks)
    for (const imported of imports.flatMap((file) => parcelOf.get(file) ?? []))
      parcelOf.get(fileName)?.imports.add(imported)
  const first = pages.findIndex(([page]) => page === FIRST_PAGE)
  const codeOf = new Map(chunks.flatMap(({ code, moduleIds: [id = ''] }) => [[id, code]]))
  const packed = packWithin([...new Set(parcelOf.values()).add(common)], {
    count: pages.length,
    weights: new Map([[first, FIRST_PAGE_WEIGHT]]),
    bytesOf: ({ modules }) =>
      gzipSync(modules.map((id) => codeOf.get(id) ?? '').join(''), { level: 9 }).length,
  })
  return new Map(
    packed.flatMap(({ modules }, at) => modules.map((id) => [id, `part-${at}`] as const)),
  )
}

/** The best of what is tried: parcels are changed by packing, so each trial begins with its own. */
function packWithin(
  parcels: readonly Parcel[],
  { count, weights, bytesOf }: PackingOrder,
): readonly Parcel[] {
  let best: { readonly packed: readonly Parcel[]; readonly excess: number } | undefined
  const trials = CEILINGS.flatMap((bytes) => CAUTIONS.map((caution) => ({ bytes, caution })))
  for (const trial of trials) {
    const packed = pack(copyOf(parcels), count, { files: LIMITS.files, weights, ...trial })
    const written = packed.map((parcel) => ({ ...parcel, bytes: bytesOf(parcel) }))
    const excess = loadOf(written, count).reduce(
      (sum, { files, bytes }, at) =>
        sum +
        Math.max(0, files - LIMITS.files) * FILE_WORTH +
        Math.max(0, bytes - (weights.has(at) ? FIRST_PAGE_BYTES : LIMITS.bytes)),
      0,
    )
    if (!best || excess < best.excess) best = { packed, excess }
    if (excess === 0) break
  }
  return best?.packed ?? []
}

interface PackingOrder {
  /** Of screens. */
  readonly count: number
  readonly weights: Limits['weights']
  /** What a parcel weighs as the file that it becomes. */
  readonly bytesOf: (parcel: Parcel) => number
}

function copyOf(parcels: readonly Parcel[]): Parcel[] {
  const copies = new Map(
    parcels.map((parcel) => [parcel, { ...parcel, imports: new Set<Parcel>() }]),
  )
  for (const [parcel, copy] of copies)
    for (const imported of parcel.imports) copy.imports.add(copies.get(imported) ?? imported)
  return [...copies.values()]
}

const largestOf = (chunks: readonly Chunk[]) =>
  chunks.reduce((one, other) => (other.code.length > one.code.length ? other : one))

const accessOf = (page: string) => screens.find((screen) => screen.page === page)?.access

/** What a page loads with its module. */
function besideOf(page: string): string[] {
  const access = accessOf(page)
  const parts = PARTS_OF_PAGES[page] ?? []
  if (access === 'public') return parts.map(sourceOf)
  const isOfTeam =
    access === undefined || !('includes' in access) || !access.some((role) => role === 'user')
  return [...parts, ...BESIDE_PAGES, ...(isOfTeam ? BESIDE_TEAM_PAGES : [])].map(sourceOf)
}

/** Tells the server what each page loads beside what every page begins with, so that the browser asks for all of it at once. */
export const tellScriptsOfPages = {
  name: 'sillage-scripts-of-pages',
  apply: 'build',
  // after the files that held styles alone are gone
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const build = readBuild(chunks)
    const begin = build.below([sourceOf('main.tsx')])
    const scripts = [...modulesOfPages()].map(([page, module]) => [
      page,
      [...build.below([module])].filter((file) => !begin.has(file)).map((file) => `/${file}`),
    ])
    const source = JSON.stringify(Object.fromEntries(scripts))
    this.emitFile({ type: 'asset', fileName: 'scripts-of-pages.json', source })
  },
} satisfies Plugin

/** The files that some modules load, with all that these import. */
function readBuild(chunks: readonly Chunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const fileOf = new Map(
    chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])),
  )
  return {
    below(modules: readonly string[]): ReadonlySet<string> {
      const files = new Set(modules.map((id) => fileOf.get(id) ?? ''))
      for (const file of files)
        for (const imported of byName.get(file)?.imports ?? []) files.add(imported)
      files.delete('')
      return files
    },
  }
}
