import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { secondTries } from './tools/second-tries.ts'

const isContinuous = process.env['CI'] !== undefined

export default defineConfig({
  test: {
    // the database and the server under test wait for each other: one worker more than vitest would take
    maxWorkers: availableParallelism(),
    // continuous integration tries twice, and names what needed it (decision 109)
    retry: isContinuous ? 1 : 0,
    reporters: ['default', ...(isContinuous ? [secondTries()] : [])],
    // `isolate: false`: the files of a worker share one process and its modules (decision 060)
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/web/build/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          // rules of the repository read every file
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/database/test-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
