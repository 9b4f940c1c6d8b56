import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openApi } from '../apps/server/src/platform/http/documentation/open-api.ts'
import { FAST_GATES, ROOT, TEST_GATES } from './gates.ts'
import { BELOW_MARKET, MARKET_LEVELS } from './print/market-levels.ts'
import { priceOf } from './print/tariff.ts'
import { printDocs } from './print-docs.ts'
import { QUOTED, QUOTED_LATER } from './quoted-sentences.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const glob = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] }).toSorted()

const CODE = glob('{packages,apps}/*/src/**/*.{ts,tsx}', '{tools,e2e}/**/*.{ts,mjs}')
const PROSE = glob('*.md', 'docs/**/*.md')
const THIS = 'tools/repository-rules.test.ts'

test('the rules check real files', () => {
  expect(CODE.length).toBeGreaterThan(200)
  expect(PROSE.length).toBeGreaterThan(20)
})

describe('the sentences quoted by the specification', () => {
  // tests, development screens and test data would contain sentences that no user sees
  const product = glob('{packages,apps}/*/src/**/*.{ts,tsx,json}')
    .filter((file) => !/\.(?:test|factory|profiles)\.tsx?$|apps\/web\/src\/dev\//.test(file))
    .map((file) => read(file).replaceAll("\\'", "'"))

  test.each(
    Object.entries(QUOTED).flatMap(([room, sentences]) => sentences.map((text) => [room, text])),
  )('are in the code, letter for letter: %s, « %s »', (_, sentence = '') => {
    const pattern = whole(sentence)
    expect(product.some((text) => pattern.test(text))).toBe(true)
  })

  test('are listed once each', () => {
    const sentences = Object.values({ ...QUOTED, ...QUOTED_LATER }).flat()
    expect(sentences.length).toBeGreaterThan(100)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

test('every other sentence has French typography', () => {
  // the specification's spelling is kept where quoted, and in labels that begin with a quoted one
  const kept = Object.values({ ...QUOTED, ...QUOTED_LATER }).flat()
  const quoted = kept.map((sentence) => sentence.replaceAll(/\{\w+\}/g, FILLED_IN))
  const own = glob('{packages,apps}/*/src/**/*.messages.ts').flatMap((file) =>
    stringsOf(read(file))
      .filter((text) => !quoted.some((sentence) => sentence.includes(text)))
      .map((text) => ({ file, text })),
  )
  expect(own.length).toBeGreaterThan(1000)
  expect(own.filter(({ text }) => /'| [?!;:€%»](?!@)|« /.test(text))).toEqual([])
})

test('every sentence is written in one place only', () => {
  const places = Object.groupBy(
    glob('{packages,apps}/*/src/**/*.messages.ts').flatMap((file) =>
      [...new Set(stringsOf(read(file)))].map((text) => ({ file, text })),
    ),
    ({ text }) => text,
  )
  const sentences = Object.entries(places).filter(([text]) => /[^.][.!?]$/.test(text))
  expect(sentences.length).toBeGreaterThan(500)
  expect(sentences.filter(([, at = []]) => at.length > 1)).toEqual([])
})

const FILLED_IN = '…'

/** The strings of a file, with a gap for each value filled in; excludes comments and imports. */
function stringsOf(source: string): readonly string[] {
  const tokens =
    /\/\*.*?\*\/|\/\/[^\n]*|\bfrom '[^']*'|'(?:[^'\\]|\\.)*'|"[^"]*"|`(?:[^`\\$]|\\.|\$\{(?:[^{}]|\{[^{}]*\})*\})*`/gs
  return [...source.matchAll(tokens)]
    .map(([token]) => token)
    .filter((token) => /^['"`]/.test(token))
    .map((token) =>
      token
        .slice(1, -1)
        .replaceAll("\\'", "'")
        .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, FILLED_IN),
    )
}

/** Matches a complete string or JSX text; each `{name}` is filled in by the program. */
function whole(sentence: string): RegExp {
  const text = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:['"\`>}]|^)\\s*${text.join('\\$\\{[^}]+\\}')}\\s*(?:['"\`<{$]|$)`, 'm')
}

test('every exported function of the domain states its rule', () => {
  const lines = glob('packages/domain/src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = read(file).split('\n')
      return text.map((line, at) => ({ file, line, before: text[at - 1] ?? '' }))
    })
  const exported = lines.filter(({ line }) =>
    /^export (?:async )?function |^export const \w+ = (?:async )?\(/.test(line),
  )
  expect(exported.length).toBeGreaterThan(40)
  expect(exported.filter(({ before }) => !before.trimEnd().endsWith('*/'))).toEqual([])
})

test('every text and list that a call accepts has a maximum length', () => {
  // without one, a single request could fill the memory or the database
  const accepted = Object.entries(openApi().paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      boundless(operation, `${method} ${path}`, 'root'),
    ),
  )
  expect(accepted.length).toBeGreaterThan(0)
  const unbound = accepted.filter(({ isBound }) => !isBound).map(({ at }) => at)
  expect(unbound).toEqual([])
})

interface Accepted {
  readonly at: string
  readonly isBound: boolean
}

/** Every text and list of a schema, with its location; answers are left out, since the server makes them. */
function boundless(node: unknown, at: string, key: string): readonly Accepted[] {
  if (node === null || typeof node !== 'object' || key === 'responses') return []
  const below = Object.entries(node).flatMap(([name, value]) =>
    boundless(value, `${at}.${name}`, name),
  )
  // the router limits the length of path parameters
  if ('in' in node && node.in === 'path') return []
  const type = 'type' in node ? node.type : null
  if (type === 'string') {
    const isFixed =
      'enum' in node || 'const' in node || ('format' in node && node.format === 'uuid')
    return [{ at, isBound: isFixed || 'maxLength' in node }, ...below]
  }
  return type === 'array' ? [{ at, isBound: 'maxItems' in node }, ...below] : below
}

describe('a gate whose output shows that nothing was checked', () => {
  const nothing = [
    '',
    'Found 0 warnings and 0 errors.\nFinished in 10ms on 0 files with 93 rules using 2 threads.',
    'Checked 0 files in 1ms. No fixes applied.',
    ' Test Files  no tests\n      Tests  no tests',
    '      Tests  0 passed (0)',
    '  0 passed (1.0s)',
  ]

  test.each([...FAST_GATES, ...TEST_GATES])('is not taken for a success: $name', ({ seen }) => {
    expect(nothing.filter((output) => seen?.test(output) ?? true)).toEqual([])
  })
})

/** The lines matching a pattern, with their file. */
function found(pattern: RegExp, files: readonly string[] = CODE): readonly string[] {
  return files
    .filter((file) => file !== THIS)
    .flatMap((file) => {
      const lines = read(file).split('\n')
      return lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line.trim()}`)
    })
}

describe('the code has', () => {
  test('no TODO left: it belongs in an issue', () => {
    expect(found(/\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([])
  })

  test('no `any`, which switches the compiler off', () => {
    expect(found(/^(?!\s*(?:\*|\/)).*(?:[:<|&,]|\bas)\s*any\s*(?:[[\]>;,)=|&]|$)/)).toEqual([])
    expect(found(/@ts-(?:ignore|nocheck|expect-error)/)).toEqual([])
  })

  test('no test skipped, and none run alone', () => {
    expect(
      found(
        /\b(?:test|it|describe)\.(?:\w+\.)*(?:skip|only|todo|fixme|skipIf|runIf)\b|\bx(?:it|describe)\(/,
        // except tests of a system program that a machine may lack, which is reported (decision 157)
        CODE.filter((file) => !file.endsWith('/app/deployment/system-programs.factory.ts')),
      ),
    ).toEqual([])
  })

  test('no text turned into HTML in a browser', () => {
    const web = CODE.filter((file) => file.startsWith('apps/web/'))
    const sinks =
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|srcDoc|document\.write|\beval\(|new Function\(/
    expect(found(sinks, web)).toEqual([])
  })

  test('no read of a route’s schema in the browser, whose build leaves schemas out', () => {
    const web = CODE.filter((file) => /^apps\/web\/src\/(?!.*\.(?:test|factory)\.)/.test(file))
    expect(found(/\.(?:body|query|reply)\.(?:parse|safeParse|shape|check)\b/, web)).toEqual([])
  })

  test('no « select * »: it would fail in running servers once a migration adds a column', () => {
    const product = CODE.filter((file) =>
      /^apps\/server\/src\/(?!.*\.(?:test|factory)\.)/.test(file),
    )
    expect(product.length).toBeGreaterThan(150)
    const everything =
      /\b(?:selectAll|returningAll)\(|\b(?:select|returning)\s+(?:\w+\.)?\*|,\s*\w+\.\*(?:[\s,]|$)/i
    expect(found(everything, product)).toEqual([])
  })

  test('exact versions and checksums for every dependency', () => {
    const wanted = glob('package.json', '{apps,packages}/*/package.json').flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
      return Object.entries({ ...dependencies, ...devDependencies })
    })
    const exact = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|\*)$/
    expect(wanted.filter(([, version]) => !exact.test(String(version)))).toEqual([])
    const locked = Object.entries<{ link?: boolean; integrity?: string; cpu?: string[] }>(
      JSON.parse(read('package-lock.json')).packages,
      // packages of other platforms are added by complete-lock.ts: decision 017
    ).filter(([path, { link, cpu }]) => path.includes('node_modules/') && !link && !cpu)
    expect(locked.length).toBeGreaterThan(100)
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })

  test('no unused style value', () => {
    const used = glob('apps/web/src/**/*.{css,ts,tsx}').map(read).join('\n')
    const values = [...read('apps/web/src/ui/tokens.css').matchAll(/^\s+(--[\w-]+):/gm)].map(
      ([, name = '']) => name,
    )
    expect(values.length).toBeGreaterThan(100)
    expect(values.filter((name) => !new RegExp(`${name}(?![\\w-])(?!:)`).test(used))).toEqual([])
  })

  test('no path of one particular machine', () => {
    const files = [...CODE, ...PROSE, ...glob('*.json', '.ci/*', 'docs/*.json')].filter(
      (file) => file !== 'package-lock.json',
    )
    expect(found(/(?:^|[\s'"`(=])\/(?:work|tmp|root|home|Users)\//, files)).toEqual([])
  })
})

describe('the documents', () => {
  // after `npm run docs`, a change of access or price shows as a changed line
  test.each(Object.entries(printDocs()))('match the code: %s', (file, printed) => {
    expect(read(file)).toBe(printed)
  })

  test('give prices within the market range, except those known to be below it', () => {
    const outside = MARKET_LEVELS.map((level) => ({
      ...level,
      euros: priceOf(level) / 100,
    })).filter(({ euros, from, to }) => euros < from || euros > to)
    expect(outside.map(({ id }) => id)).toEqual(BELOW_MARKET)
  })

  test('have links that lead to a file', () => {
    const links = PROSE.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({ file, to })),
    ).filter(({ to }) => !/^[a-z]+:/.test(to))
    expect(links.length).toBeGreaterThan(50)
    expect(links.filter(({ file, to }) => !existsSync(join(ROOT, dirname(file), to)))).toEqual([])
  })

  test('name an existing test for every attack of docs/threats.md', () => {
    const named = [
      ...read('docs/threats.md').matchAll(
        /\[(?<name>[^\]]+)\]\(\.\.\/(?<file>[^)]+\.(?:test|spec)\.tsx?)\)/g,
      ),
    ].map(({ groups: { name = '', file = '' } = {} }) => ({ name, file }))
    const tests = named.filter(({ name, file }) => !file.endsWith(name))
    expect(tests.length).toBeGreaterThan(80)
    const lost = tests.filter(
      ({ name, file }) => !["'", '`', '"'].some((mark) => read(file).includes(mark + name + mark)),
    )
    expect(lost).toEqual([])
  })

  test('name only commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const named = PROSE.flatMap((file) =>
      [...read(file).matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)/g)].map(
        ([, run, plain]) => run ?? plain ?? '',
      ),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !scripts[name])).toEqual([])
  })

  test('explain every setting that the server reads', () => {
    const names = [
      ...read('apps/server/src/platform/configuration/config.ts').matchAll(
        /env\['(\w+)'\]|\(env, '(\w+)'/g,
      ),
    ].map(([, member, argument]) => member ?? argument ?? '')
    expect(names.length).toBeGreaterThan(10)
    const table = read('CONTRIBUTING.md')
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})
