import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = ['packages/*/src', 'apps/*/src', 'tools', 'e2e']
const FILES = globSync(
  SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
  // the bench may have installed its dependencies here
  { cwd: ROOT, exclude: ['**/node_modules/**'] },
).toSorted()

interface Import {
  readonly from: string
  readonly to: string
  readonly isType: boolean
}

/** What a file imports and re-exports, from its syntax tree, which comments can't mislead. */
function importsOf(from: string): readonly Import[] {
  const { module } = parseSync(from, readFileSync(join(ROOT, from), 'utf8'))
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      target: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ target: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      target: readFileSync(join(ROOT, from), 'utf8')
        .slice(moduleRequest.start, moduleRequest.end)
        .replaceAll(/['"`]/g, ''),
      isType: false,
    })),
  ]
  return named.map(({ target, isType }) => ({
    from,
    to: target.startsWith('.')
      ? normalize(join(dirname(from), target))
      : target.replace(/^@sillage\/(domain|wire)\//, 'packages/$1/src/'),
    isType,
  }))
}

const IMPORTS = FILES.flatMap(importsOf)

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const isTest = (path: string) => /\.(?:test|factory)\.tsx?$|\/test-\w+\.ts$|^e2e\//.test(path)

/** Which rooms of a side may import which others; anything else is refused. */
const ROOM_EDGES: Record<string, Record<string, readonly string[]>> = {
  'apps/server/src': {
    audit: ['platform'],
    notifications: ['platform'],
    accounts: ['platform', 'notifications', 'audit'],
    carbon: ['platform'],
    documents: ['platform'],
    'asset-freezes': ['platform', 'audit'],
    payments: ['platform', 'accounts', 'documents', 'notifications', 'audit', 'asset-freezes'],
    subscription: ['platform'],
    contracts: [
      'platform',
      'payments',
      'asset-freezes',
      'subscription',
      'accounts',
      'documents',
      'carbon',
      'notifications',
      'audit',
    ],
    claims: [
      'platform',
      'accounts',
      'contracts',
      'payments',
      'documents',
      'complaints',
      'notifications',
      'audit',
    ],
    'personal-data': ['platform', 'accounts', 'payments', 'audit'],
    complaints: ['platform', 'accounts', 'documents', 'notifications', 'audit'],
    conversations: ['platform', 'accounts', 'notifications', 'audit'],
    customers: ['platform', 'payments', 'accounts', 'audit'],
    administration: ['platform', 'accounts', 'claims', 'subscription', 'notifications', 'audit'],
    platform: [],
  },
  'apps/web/src': {
    ui: [],
    shell: ['ui'],
    landing: ['ui', 'shell'],
    accounts: ['ui', 'shell'],
    carbon: ['ui', 'shell'],
    subscription: ['ui', 'shell', 'carbon', 'accounts'],
    contracts: ['ui', 'shell', 'subscription'],
    administration: ['ui', 'shell'],
    payments: ['ui', 'shell'],
    claims: ['ui', 'shell', 'contracts'],
    complaints: ['ui', 'shell', 'contracts', 'claims'],
    conversations: ['ui', 'shell', 'contracts'],
    customers: ['ui', 'shell', 'contracts', 'claims', 'complaints'],
    dashboard: ['ui', 'shell', 'contracts', 'claims'],
    offline: ['ui', 'shell', 'claims'],
    dev: ['ui'],
  },
}

/** The top folders, which assemble the rooms: they may import everything on their side, and no room imports them. */
const TOP_FLOORS: Record<string, readonly string[]> = {
  'apps/server/src': ['app', 'demo', 'every-route', 'testing'],
  'apps/web/src': ['app', 'main.tsx'],
}

const sideOf = (path: string) => Object.keys(ROOM_EDGES).find((side) => inside(side)(path))
const roomOf = (path: string) => path.slice((sideOf(path) ?? '').length + 1).split('/')[0] ?? ''
const isTopFloor = (path: string) => TOP_FLOORS[sideOf(path) ?? '']?.includes(roomOf(path)) ?? false
const crossesRooms = ({ from, to }: Import) =>
  sideOf(from) !== undefined &&
  sideOf(from) === sideOf(to) &&
  !isTest(from) &&
  !isTopFloor(from) &&
  roomOf(from) !== roomOf(to)

describe('the architecture', () => {
  test('is checked on real files', () => {
    expect(FILES.length).toBeGreaterThan(100)
    expect(IMPORTS.length).toBeGreaterThan(300)
  })

  test('the domain imports nothing but itself', () => {
    const strangers = IMPORTS.filter(
      ({ from }) => inside('packages/domain/src')(from) && !from.endsWith('.test.ts'),
    )
    expect(strangers.filter(({ to }) => !inside('packages/domain/src')(to))).toEqual([])
  })

  test('the wire imports the domain and zod only', () => {
    const edges = IMPORTS.filter(
      ({ from }) => inside('packages/wire/src')(from) && !from.endsWith('.test.ts'),
    )
    expect(
      edges.filter(({ to }) => !/^packages\/(?:wire|domain)\/src\/|^zod(?:\/|$)/.test(to)),
    ).toEqual([])
  })

  test('in the server, only the tariff book uses the domain’s tariff rule, so approved tariffs count', () => {
    const rule = 'packages/domain/src/subscription/tariffs.ts'
    const book = 'apps/server/src/platform/tariffs/tariff-book.ts'
    const asking = IMPORTS.filter(
      ({ from, to }) => inside('apps/server/src')(from) && !isTest(from) && to === rule,
    )
    expect(asking.map(({ from }) => from)).toEqual([book])
  })

  test('server and web never import each other', () => {
    const crossing = IMPORTS.filter(
      ({ from, to }) =>
        (inside('apps/web/src')(from) && inside('apps/server')(to)) ||
        (inside('apps/server/src')(from) && inside('apps/web')(to)),
    )
    expect(crossing).toEqual([])
  })

  test('a room imports only the rooms that the table allows', () => {
    const refused = IMPORTS.filter(crossesRooms).filter(
      ({ from, to }) => !ROOM_EDGES[sideOf(from) ?? '']?.[roomOf(from)]?.includes(roomOf(to)),
    )
    expect(refused).toEqual([])
  })

  test('ARCHITECTURE.md shows the same table', () => {
    const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
    for (const [side, edges] of Object.entries(ROOM_EDGES)) {
      const [, name = ''] = /^apps\/(\w+)/.exec(side) ?? []
      // what every room may import is documented once
      const usual = name === 'server' ? ['platform'] : ['ui', 'shell']
      const rooms = Object.entries(edges).filter(
        ([room]) => !/^(?:platform|ui|shell|dev)$/.test(room),
      )
      const own = rooms.flatMap(([room, to]) => {
        const more = to.filter((other) => !usual.includes(other))
        return more.length > 0 ? [`| ${name}: ${room} | ${more.join(', ')} |`] : []
      })
      const shown = text.match(new RegExp(`^\\| ${name}: [a-z-]+ \\| .+ \\|$`, 'gm')) ?? []
      expect(shown.toSorted()).toEqual(own.toSorted())
    }
  })

  test('server rooms import only services and types from each other', () => {
    const refused = IMPORTS.filter(crossesRooms).filter(
      ({ to, isType }) =>
        sideOf(to) === 'apps/server/src' &&
        !isType &&
        roomOf(to) !== 'platform' &&
        !to.endsWith('.service.ts'),
    )
    expect(refused).toEqual([])
  })

  test('only repositories, the database platform and factories use SQL', () => {
    const speakers = IMPORTS.filter(({ to, isType }) => to === 'kysely' && !isType).map(
      ({ from }) => from,
    )
    const strangers = speakers.filter(
      (from) =>
        !/\.repository\.ts$|platform\/database\/|platform\/http\/(?:idempotency|health\.routes)\.ts$|accounts\/session\/(?:sessions|throttle)\.ts$/.test(
          from,
        ) &&
        !isTest(from) &&
        !from.startsWith('tools/'),
    )
    expect(strangers).toEqual([])
  })

  test('no file is a barrel or a catch-all (index, utils, helpers…)', () => {
    const named = FILES.filter((file) =>
      /(?:^|\/)(?:index|utils?|helpers?|misc|common|shared)\.tsx?$/.test(file),
    )
    expect(named).toEqual([])
    const starred = FILES.filter((file) =>
      /^export \*/m.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(starred).toEqual([])
  })

  test('a folder holds at most 20 files, tests and styles not counted', () => {
    const crowded = Map.groupBy(
      FILES.filter((file) => /^(?:apps|packages)\//.test(file) && !isTest(file)),
      dirname,
    )
    const counts = [...crowded].map(([folder, files]) => `${folder}: ${files.length}`)
    expect(counts.length).toBeGreaterThan(50)
    expect(counts.filter((count) => Number(count.split(': ')[1]) > 20)).toEqual([])
  })

  test('no file exceeds 300 lines, and 95 % stay within 200', () => {
    const lengths = FILES.filter((file) => !/\/data\//.test(file)).map((file) => ({
      file,
      lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length,
    }))
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([])
    const long = lengths.filter(({ lines }) => lines > 200)
    expect(long.length / lengths.length).toBeLessThan(0.05)
  })

  test('imports between files form no cycle, types included', () => {
    const graph = new Map<string, string[]>()
    for (const { from, to } of IMPORTS) graph.set(from, [...(graph.get(from) ?? []), to])
    const done = new Set<string>()
    const visit = (file: string, trail: readonly string[]): string[] | null => {
      if (trail.includes(file)) return [...trail, file]
      if (done.has(file)) return null
      for (const next of graph.get(file) ?? []) {
        const cycle = visit(next, [...trail, file])
        if (cycle) return cycle
      }
      done.add(file)
      return null
    }
    for (const file of FILES) expect(visit(file, [])).toBeNull()
  })
})
