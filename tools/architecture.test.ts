import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = ['packages/*/src', 'apps/*/src', 'tools', 'e2e']
const FILES = globSync(
  SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: ROOT },
).toSorted()

interface Import {
  readonly from: string
  readonly to: string
  readonly isType: boolean
}

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm

const IMPORTS: readonly Import[] = FILES.flatMap((from) =>
  [...readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT)].flatMap(([, type, still, lazy]) => {
    const target = still ?? lazy ?? ''
    const to = target.startsWith('.')
      ? normalize(join(dirname(from), target))
      : target.replace(/^@sillage\/(domain|wire)\//, 'packages/$1/src/')
    return [{ from, to, isType: type !== undefined }]
  }),
)

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const isTest = (path: string) => /\.(?:test|factory)\.tsx?$|test-\w+\.ts$|^e2e\//.test(path)

/** Which rooms of a side may import which; what is not listed is refused. */
const ROOM_EDGES: Record<string, Record<string, readonly string[]>> = {
  'apps/server/src': {
    audit: ['platform'],
    notifications: ['platform'],
    accounts: ['platform', 'notifications', 'audit'],
    carbon: ['platform'],
    documents: ['platform'],
    subscription: ['platform'],
    contracts: [
      'platform',
      'subscription',
      'accounts',
      'documents',
      'carbon',
      'notifications',
      'audit',
    ],
    claims: ['platform', 'contracts', 'documents', 'notifications', 'audit'],
    'personal-data': ['platform', 'accounts', 'audit'],
    complaints: ['platform', 'accounts', 'notifications', 'audit'],
    administration: ['platform', 'accounts', 'notifications', 'audit'],
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
    claims: ['ui', 'shell', 'contracts'],
    complaints: ['ui', 'shell', 'contracts', 'claims'],
    dashboard: ['ui', 'shell', 'contracts', 'claims'],
    dev: ['ui'],
  },
}

/** Files that put the rooms together, and so may import any. */
const ASSEMBLY = [
  /^apps\/server\/src\/[^/]+\.ts$/,
  /^apps\/server\/src\/platform\/web\//,
  /^apps\/web\/src\/shell\/routes\.tsx$/,
  /^apps\/web\/src\/main\.tsx$/,
]

describe('the house', () => {
  test('is looked at', () => {
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

  test('server and web never import each other', () => {
    const crossing = IMPORTS.filter(
      ({ from, to }) =>
        (inside('apps/web/src')(from) && inside('apps/server')(to)) ||
        (inside('apps/server/src')(from) && inside('apps/web')(to)),
    )
    expect(crossing).toEqual([])
  })

  test('a room imports only the rooms that the table allows', () => {
    const refused = IMPORTS.filter(
      ({ from }) => !isTest(from) && !ASSEMBLY.some((file) => file.test(from)),
    ).filter(({ from, to }) => {
      for (const [side, edges] of Object.entries(ROOM_EDGES)) {
        if (!inside(side)(from) || !inside(side)(to)) continue
        const [here, there] = [from, to].map(
          (path) => path.slice(side.length + 1).split('/')[0] ?? '',
        )
        if (here === there || there?.includes('.')) return false
        return !(edges[here ?? '']?.includes(there ?? '') ?? false)
      }
      return false
    })
    expect(refused).toEqual([])
  })

  test('ARCHITECTURE.md shows the same table', () => {
    const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
    for (const [side, edges] of Object.entries(ROOM_EDGES)) {
      const [, name = ''] = /^apps\/(\w+)/.exec(side) ?? []
      // what every room may import stands in one line
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

  test('across rooms of the server only services are imported, and types', () => {
    const side = 'apps/server/src'
    const roomOf = (path: string) => path.slice(side.length + 1).split('/')[0]
    const refused = IMPORTS.filter(
      ({ from, to, isType }) =>
        inside(side)(from) &&
        inside(side)(to) &&
        !isType &&
        !isTest(from) &&
        !ASSEMBLY.some((file) => file.test(from)) &&
        roomOf(from) !== roomOf(to) &&
        roomOf(to) !== 'platform' &&
        !roomOf(to)?.includes('.') &&
        !to.endsWith('.service.ts'),
    )
    expect(refused).toEqual([])
  })

  test('only a repository, the database platform and factories speak SQL', () => {
    const speakers = IMPORTS.filter(({ to, isType }) => to === 'kysely' && !isType).map(
      ({ from }) => from,
    )
    const strangers = speakers.filter(
      (from) =>
        !/\.repository\.ts$|platform\/database\/|platform\/http\/(?:idempotency|health\.routes)\.ts$|accounts\/(?:sessions|throttle)\.ts$/.test(
          from,
        ) &&
        !isTest(from) &&
        !from.startsWith('tools/'),
    )
    expect(strangers).toEqual([])
  })

  test('no barrel, no drawer', () => {
    const named = FILES.filter((file) =>
      /(?:^|\/)(?:index|utils?|helpers?|misc|common|shared)\.tsx?$/.test(file),
    )
    expect(named).toEqual([])
    const starred = FILES.filter((file) =>
      /^export \*/m.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(starred).toEqual([])
  })

  test('no file grows over 300 lines, and 95 % stay within 200', () => {
    const lengths = FILES.filter((file) => !/\/data\//.test(file)).map((file) => ({
      file,
      lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length,
    }))
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([])
    const long = lengths.filter(({ lines }) => lines > 200)
    expect(long.length / lengths.length).toBeLessThan(0.05)
  })

  test('the import table has no cycle between files, types among them', () => {
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
