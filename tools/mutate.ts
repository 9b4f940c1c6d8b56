import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './gates.ts'
import { readScore } from './mutation/read-score.ts'

interface Scope {
  readonly folder: string
  /** The tests run against its mutants. */
  readonly tests: readonly string[]
}

const SCOPES = {
  domain: { folder: 'packages/domain/src', tests: ['packages/domain/src/**/*.test.ts'] },
  http: {
    folder: 'apps/server/src/platform/http',
    tests: [
      'apps/server/src/platform/http/**/*.test.ts',
      // without the tests that call every route thousands of times, which each mutant would have to run
      'apps/server/src/every-route/!(fuzz|permissions|crossed-ids|logs-of-every-call).test.ts',
      'apps/server/src/**/{database-down,logs,stop}.test.ts',
    ],
  },
  accounts: {
    folder: 'apps/server/src/accounts',
    // administration works through the services of accounts
    tests: ['apps/server/src/{accounts,administration}/**/*.test.ts'],
  },
} as const satisfies Readonly<Record<string, Scope>>
const LEAST_SCORE = 85
const FOLDER = join(ROOT, '.cache/mutation')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '11' },
    only: { type: 'string', default: '**/*.ts' },
  },
})
const share = Number(values.sample) / 100
const asked = Object.entries(SCOPES).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
if (asked.length === 0 || !(share > 0 && share <= 1)) {
  console.error(
    'npm run mutate -- [domain|http|accounts] [--sample 20] [--seed 11] [--only "values/*.ts"]',
  )
  process.exit(1)
}

mkdirSync(FOLDER, { recursive: true })
let isEnough = true
for (const [name, scope] of asked) {
  const config = join(FOLDER, `${name}.config.json`)
  writeFileSync(config, JSON.stringify(configOf(name, scope)))
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const done = spawnSync(process.execPath, [stryker, 'run', config], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATED_BY: JSON.stringify(scope.tests),
      MUTATION_SHARE: String(share),
      MUTATION_SEED: values.seed,
    },
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
  const { sentence, score } = readScore(readFileSync(reportOf(name), 'utf8'))
  console.log(`${name} : ${sentence}`)
  isEnough &&= score >= LEAST_SCORE
}
process.exit(isEnough ? 0 : 1)

function reportOf(name: string): string {
  return join(FOLDER, `${name}.json`)
}

function configOf(name: string, { folder }: Scope) {
  const isWhole = share === 1
  return {
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      ...(isWhole ? [] : [join(ROOT, 'tools/mutation/sampling-checker.ts')]),
    ],
    checkers: isWhole ? [] : ['sample'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    mutate: [
      `${folder}/${values.only}`,
      // excludes tests, code that only tests import, and texts
      '!**/*.{test,factory,profiles,references,messages}.ts',
      '!**/permission-matrix.ts',
    ],
    coverageAnalysis: 'perTest',
    // mutants in module-level code would each need a new process
    ignoreStatic: true,
    concurrency: 1,
    // a slow machine is not an endless loop, which Stryker detects separately
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 60,
    tempDirName: `.cache/mutation/${name}`,
    // Stryker reads a tsconfig with an API that TypeScript 7 has removed
    tsconfigFile: 'none.json',
    ignorePatterns: ['.cache', '.data', 'dist', 'dist-server', 'screens', 'test-results', 'docs'],
    incremental: isWhole,
    incrementalFile: join(FOLDER, `${name}.incremental.json`),
    reporters: ['json', 'clear-text'],
    jsonReporter: { fileName: reportOf(name) },
    clearTextReporter: { reportTests: false, allowColor: false, allowEmojis: false },
  }
}
