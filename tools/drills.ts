import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { DrillResult } from '../apps/server/src/testing/drill.factory.ts'
import { ROOT } from './gates.ts'

// the drills are tests, which repeat more when their results are wanted
const files = globSync('apps/server/src/**/*.test.ts', { cwd: ROOT })
  .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('noteDrill('))
  .toSorted()
const results = join(ROOT, '.cache/drills.jsonl')
mkdirSync(join(ROOT, '.cache'), { recursive: true })
rmSync(results, { force: true })
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const done = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'server', '--maxWorkers', '1', ...files],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DRILL_RESULTS: results } },
)
const rows: DrillResult[] = readFileSync(results, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const drills = Object.values(Object.groupBy(rows, ({ drill }) => drill)).map((same = []) => {
  const sum = (of: (row: DrillResult) => number | undefined) =>
    same.reduce((all, row) => all + (of(row) ?? 0), 0)
  return {
    drill: same[0]?.drill ?? '',
    times: same.length,
    tries: sum((row) => row.tries),
    failed: sum((row) => row.failed),
    lost: sum((row) => row.lost),
    doubled: sum((row) => row.doubled),
    wrong: sum((row) => row.wrong),
    refused: sum((row) => row.refused),
    seconds: Math.max(...same.map((row) => row.seconds)).toFixed(1),
  }
})
console.table(drills)
writeFileSync(join(ROOT, 'docs/reliability.md'), pageOf(drills))
process.exit(done.status ?? 1)

function pageOf(table: typeof drills): string {
  return `# Reliability

Printed by \`npm run drills\`, which does to a real server and a real PostgreSQL what is said here; \`npm test\` does a little of each. *Failed*: calls with no answer, or one that nobody can act on. *Lost*: what was acknowledged and is gone. *Doubled*: what is there twice. *Wrong*: what is there in part. A drill that finds one of these fails. *Refused*: answered 503 with a sentence and \`Retry-After\`. *Seconds*: the longest time until everything was served again, or of the whole where nothing was interrupted; they are those of one machine: ${availableParallelism()} processors, a load of ${loadavg()[0]?.toFixed(0)} at the end, other work included.

| drill | times | tries | failed | lost | doubled | wrong | refused | seconds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${table.map((row) => `| ${Object.values(row).join(' | ')} |`).join('\n')}
`
}
