import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateRawSync, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { screens } from '../src/shell/screens.ts'
import type { Order } from './arrangement.ts'
import type { Parcel } from './packing.ts'

type Chunk = Rolldown.OutputChunk

const sourceOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
/** Share of its compressed size that a small file keeps once it is part of a larger one. */
const COMPACT = 0.86
/** The window of DEFLATE. */
const DICTIONARY_BYTES = 32_768
/** Per screen, on top of the 2 files that every screen starts with (decision 187). */
const MOST_FILES = 8
/**
 * Per screen, on top of the 57 kB that every screen starts with; sizes are only estimated while packing, a little low
 * where a screen needs nearly all it may have.
 */
const CEILING = { usual: 56_600, full: 55_500 }
/**
 * What a byte costs on the screens that people meet first, on the others of customers, on those of the team, and on a
 * claim as the team sees it, which needs nearly all it may have.
 */
const WEIGHTS = { first: 6, customer: 2, team: 1, full: 12 }
const FIRST_PAGES: readonly string[] = [
  'LoginPage',
  'TariffPage',
  'DashboardPage',
  'ProductQuestionnaire',
  'RecapPage',
  'ContractsPage',
]

/** Modules that every signed-in page loads on top of its own; below, those of the team's pages. */
const BESIDE_PAGES = [
  'shell/session/session-notice.tsx',
  '../../../packages/wire/src/http/live-client.ts',
]
const BESIDE_TEAM_PAGES = ['shell/layout/team-menus.ts']

/** Modules that a page imports lazily but shows at once. */
const PARTS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  TariffPage: ['subscription/questionnaire/searched-choice.tsx'],
  ProductQuestionnaire: [
    'subscription/questionnaire/searched-choice.tsx',
    'subscription/draft/draft-on-server.tsx',
    'subscription/recap/levels-table.tsx',
  ],
  RecapPage: ['subscription/confirming/recap-end.tsx', 'subscription/confirming/recap-bar.tsx'],
  EmissionsPage: ['carbon/map/map-sheet.tsx'],
  ClaimPage: ['claims/declaration/own-advice.tsx', 'claims/outcome/contest.tsx'],
}

/** What the team sees at once of a page that customers see too: packed as a screen of its own. */
const TEAM_PARTS_OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  // the proposal of a statement when the accident has one
  ClaimPage: ['claims/detail/team-parts.ts', 'claims/statement/statement-proposal.tsx'],
}

/** The module of each page, read from the source of routes.tsx. */
function modulesOfPages(): ReadonlyMap<string, string> {
  const routes = readFileSync(sourceOf('app/routes.tsx'), 'utf8')
  const found = routes.matchAll(/(\w+)(?: =|:) lazyPart\(\s*\(\) => import\('\.\.\/(.+?)'\)/g)
  const modules = new Map([...found].map(([, page = '', path = '']) => [page, sourceOf(path)]))
  modules.set('ProductQuestionnaire', modules.get('QuestionnairePage') ?? '')
  return modules
}

/**
 * Weighs the chunks of a build outside the common start, and what may be loaded of them.
 * @param output of a build whose chunks are rolldown's own
 */
export function parcelsOf(output: readonly (Chunk | Rolldown.OutputAsset)[]): {
  readonly parcels: readonly Parcel[]
  readonly order: Order
} {
  const chunks = output.filter((file) => file.type === 'chunk')
  const build = readBuild(chunks)
  const pages = [...modulesOfPages()].filter(
    ([page]) => accessOf(page) !== undefined && page !== 'UiPage',
  )
  const loads = [
    ...pages.map(([page, module]) => build.below([module, ...besideOf(page)])),
    ...pages.flatMap(([page, module]) => {
      const parts = TEAM_PARTS_OF_PAGES[page]
      if (parts === undefined) return []
      const beside = [...parts, ...BESIDE_PAGES, ...BESIDE_TEAM_PAGES].map(sourceOf)
      return [build.below([module, ...beside])]
    }),
  ]
  const begin = build.below([sourceOf('main.tsx'), sourceOf('landing/landing-entry.ts')])
  const ofEveryPage = build.sheetsOf(begin)
  const sheets = new Map(
    output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') && !ofEveryPage.has(file.fileName)
        ? [[file.fileName, gzipSync(file.source).length]]
        : [],
    ),
  )
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
    // estimates the size inside a larger file: compressed with a dictionary of similar code
    const bytes = deflateRawSync(code, { level: 9, dictionary }).length * COMPACT
    const parcel: Parcel = {
      modules: moduleIds,
      bytes,
      isPublic,
      on,
      imports: new Set(),
      sheets: new Set([...build.sheetsOf([fileName])].filter((sheet) => sheets.has(sheet))),
    }
    return { fileName, parcel, isCommon: isPublic && imports.length === 0 }
  })
  // small modules without imports that both the app and the public pages load: one file, loaded wherever one is
  // needed
  const common: Parcel = {
    modules: parcels.flatMap((one) => (one.isCommon ? one.parcel.modules : [])),
    bytes: parcels.reduce((sum, one) => sum + (one.isCommon ? one.parcel.bytes : 0), 0),
    isPublic: true,
    on: (1n << BigInt(loads.length)) - 1n,
    imports: new Set(),
    sheets: new Set(),
  }
  const parcelOf = new Map(
    parcels.map(({ fileName, parcel, isCommon }) => [fileName, isCommon ? common : parcel]),
  )
  for (const { fileName, imports } of chunks)
    for (const imported of imports.flatMap((file) => parcelOf.get(file) ?? []))
      parcelOf.get(fileName)?.imports.add(imported)
  const full = loads.slice(pages.length)
  const order = {
    files: MOST_FILES,
    most: [...pages.map(() => CEILING.usual), ...full.map(() => CEILING.full)],
    weights: [...pages.map(([page]) => weightOf(page)), ...full.map(() => WEIGHTS.full)],
    sheets,
  }
  // in the order of their names, so that a clone elsewhere packs the same
  return { parcels: [...new Set(parcelOf.values()).add(common)].toSorted(byFirstModule), order }
}

const byFirstModule = ({ modules: [one = ''] }: Parcel, { modules: [other = ''] }: Parcel) =>
  one < other ? -1 : Number(one > other)

const largestOf = (chunks: readonly Chunk[]) =>
  chunks.reduce((one, other) => (other.code.length > one.code.length ? other : one))

const weightOf = (page: string) =>
  FIRST_PAGES.includes(page) ? WEIGHTS.first : isOfTeam(page) ? WEIGHTS.team : WEIGHTS.customer

const accessOf = (page: string) => screens.find((screen) => screen.page === page)?.access

/** The modules that a page loads in addition to its own. */
function besideOf(page: string): string[] {
  const access = accessOf(page)
  const parts = PARTS_OF_PAGES[page] ?? []
  if (access === 'public') return parts.map(sourceOf)
  return [...parts, ...BESIDE_PAGES, ...(isOfTeam(page) ? BESIDE_TEAM_PAGES : [])].map(sourceOf)
}

function isOfTeam(page: string): boolean {
  const access = accessOf(page)
  if (access === 'public') return false
  return access === undefined || !('includes' in access) || !access.some((role) => role === 'user')
}

/**
 * Writes files-of-pages.json: the scripts and style sheets that each page loads on top of the common start. The server
 * lists them in the document so that the browser requests them all at once.
 */
export const emitPageFiles = {
  name: 'sillage-files-of-pages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // runs last, once the chunks that only held styles have been removed
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const build = readBuild(chunks)
    const begin = build.below([sourceOf('main.tsx')])
    const sheets = build.sheetsOf(begin)
    const files = [...modulesOfPages()].map(([page, module]) => {
      const scripts = [...build.below([module])].filter((file) => !begin.has(file))
      const own = [...build.sheetsOf(scripts)].filter((file) => !sheets.has(file))
      return [page, [...scripts, ...own].map((file) => `/${file}`)]
    })
    const source = JSON.stringify(Object.fromEntries(files))
    this.emitFile({ type: 'asset', fileName: 'files-of-pages.json', source })
  },
} satisfies Plugin

/**
 * Indexes a build: `below` returns the scripts that the given modules load, imports included; `sheetsOf`, the style
 * sheets of these.
 */
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
    sheetsOf(files: Iterable<string>): ReadonlySet<string> {
      return new Set(
        [...files].flatMap((file) => [...(byName.get(file)?.viteMetadata?.importedCss ?? [])]),
      )
    },
  }
}
