import { defineConfig } from 'vitest/config'

/** The tests run against the mutants. */
const include: string[] = JSON.parse(process.env['MUTATED_BY'] ?? '[]')

export default defineConfig({
  test: {
    isolate: false,
    include,
    globalSetup: include[0]?.startsWith('apps/server')
      ? ['apps/server/src/platform/database/test-postgres.ts']
      : [],
    // Stryker has its own limit, and instrumented code is slower
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
