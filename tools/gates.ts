import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** One check of the project: a command, and how its output proves that it examined something. */
export interface Gate {
  readonly name: string
  readonly command: readonly string[]
  /** The first group counts what was examined: zero is a failure. Absent when the command itself fails on nothing. */
  readonly seen?: RegExp
  /** The part of the output shown when the gate passes. */
  readonly tells?: RegExp
  /** Set when it uses every processor; the others run two at a time. */
  readonly fillsMachine?: true
}

const bin = (path: string, ...args: string[]) => [
  process.execPath,
  join(ROOT, 'node_modules', path),
  ...args,
]

/**
 * Type checking is incremental: the next run checks what changed, and what depends on it. One checker, since another
 * gate has the other processor and each checker works out for itself the types that all need: half the processor time
 * of the default four.
 */
const types = (project: string, kept: string) =>
  bin(
    'typescript/bin/tsc',
    '--listFiles',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${kept}.tsbuildinfo`,
    '-p',
    project,
  )

/** Longest first, since two run at a time. */
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

/** The tests or journeys that only passed at the second attempt (decision 109). */
const SECOND_TRIES = /^ *\d+ flaky\n(?: {4}.+\n)+/m

export const TEST_GATES: readonly Gate[] = [
  {
    name: 'tests',
    command: bin('vitest/vitest.mjs', 'run'),
    seen: /Tests\s+([1-9]\d*) passed/,
    tells: SECOND_TRIES,
    fillsMachine: true,
  },
  {
    name: 'navigateur',
    command: bin('@playwright/test/cli.js', 'test'),
    seen: /([1-9]\d*) passed/,
    tells: SECOND_TRIES,
    fillsMachine: true,
  },
]

/** One of the slow gates, on the matching files only. */
export const testGate = (name: string, ...files: string[]): Gate[] =>
  TEST_GATES.filter((gate) => gate.name === name).map((gate) => ({
    ...gate,
    command: [...gate.command, ...files],
  }))

/** Runs a gate and prints its output if it fails. Returns whether it passed. */
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

/** Runs the gates, two at a time where possible, prints how many passed, and exits. */
export async function passAll(gates: readonly Gate[]): Promise<never> {
  let failed = 0
  const passEach = async (waiting: Gate[]) => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) if (!(await pass(gate))) failed++
  }
  const light = gates.filter((gate) => !gate.fillsMachine)
  await Promise.all([passEach(light), passEach(light)])
  await passEach(gates.filter((gate) => gate.fillsMachine))
  // in English, since continuous integration services look for this line
  console.log(`${gates.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
