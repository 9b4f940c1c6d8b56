import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** One check of the project: a command, and how its output proves that it looked at something. */
export interface Gate {
  readonly name: string
  readonly command: readonly string[]
  /** The first group counts what was looked at: none is a failure. Absent: the command itself refuses to see nothing. */
  readonly seen?: RegExp
  /** What is shown of the output of a gate that passes. */
  readonly tells?: RegExp
  /** It takes every processor by itself; the others go two at a time. */
  readonly fillsMachine?: true
}

const bin = (path: string, ...args: string[]) => [
  process.execPath,
  join(ROOT, 'node_modules', path),
  ...args,
]

/** What a look at the types found is kept: the next looks at what has changed since, and at what depends on it. */
const types = (project: string, kept: string) =>
  bin(
    'typescript/bin/tsc',
    '--listFiles',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${kept}.tsbuildinfo`,
    '-p',
    project,
  )

/** The longest first, since two of them run at a time. */
export const FAST_GATES: readonly Gate[] = [
  {
    name: 'lint',
    command: bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
    seen: /on ([1-9]\d*) files/,
  },
  {
    name: 'types',
    command: types('tsconfig.json', 'types'),
    seen: /(apps\/server\/src\/app\/app\.ts)/,
  },
  {
    name: 'types du web',
    command: types('apps/web/tsconfig.json', 'types-web'),
    seen: /(apps\/web\/src\/main\.tsx)/,
  },
  {
    name: 'format',
    command: bin('@biomejs/biome/bin/biome', 'check', '.'),
    seen: /Checked ([1-9]\d*) files/,
  },
  {
    name: 'architecture',
    command: bin('vitest/vitest.mjs', 'run', '--project', 'unit', 'tools/architecture.test.ts'),
    seen: /Tests\s+([1-9]\d*) passed/,
  },
  {
    name: 'code mort',
    command: bin('knip/bin/knip.js', '--no-progress', '--debug'),
    seen: /(apps\/server\/src\/app\/app\.ts)/,
  },
]

export const TEST_GATES: readonly Gate[] = [
  {
    name: 'tests',
    command: bin('vitest/vitest.mjs', 'run'),
    seen: /Tests\s+([1-9]\d*) passed/,
    fillsMachine: true,
  },
  {
    name: 'navigateur',
    command: bin('@playwright/test/cli.js', 'test'),
    seen: /([1-9]\d*) passed/,
    // journeys that passed at their second try (decision 109)
    tells: /^ *\d+ flaky\n(?: {4}.+\n)+/m,
    fillsMachine: true,
  },
]

/** One of the slow gates alone, of the files that match. */
export const testGate = (name: string, ...files: string[]): Gate[] =>
  TEST_GATES.filter((gate) => gate.name === name).map((gate) => ({
    ...gate,
    command: [...gate.command, ...files],
  }))

/** Runs a gate; prints its output when it fails. Answers whether it passed. */
export function pass(gate: Gate): Promise<boolean> {
  const started = performance.now()
  const [file = '', ...args] = gate.command
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString()
      const sawSomething = gate.seen ? gate.seen.test(output) : true
      const passed = code === 0 && sawSomething
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${passed ? '✓' : '✗'} ${gate.name} (${seconds} s)`)
      const told = passed ? gate.tells?.exec(output)?.[0] : output.slice(-20_000)
      if (told) console.log(told)
      if (code === 0 && !sawSomething) console.log(`« ${gate.name} » n’a rien examiné.`)
      resolve(passed)
    })
  })
}

/** Runs the gates, two at a time where they leave room, and says how many passed; ends the process. */
export async function passAll(gates: readonly Gate[]): Promise<never> {
  let failed = 0
  const passEach = async (waiting: Gate[]) => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) if (!(await pass(gate))) failed++
  }
  const light = gates.filter((gate) => !gate.fillsMachine)
  await Promise.all([passEach(light), passEach(light)])
  await passEach(gates.filter((gate) => gate.fillsMachine))
  // the line that services of continuous integration look for, hence not in French
  console.log(`${gates.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
