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
}

const bin = (path: string, ...args: string[]) => [
  process.execPath,
  join(ROOT, 'node_modules', path),
  ...args,
]

export const FAST_GATES: readonly Gate[] = [
  {
    name: 'types',
    command: bin('typescript/bin/tsc', '-p', 'tsconfig.json', '--listFiles'),
    seen: /(apps\/server\/src\/app\/app\.ts)/,
  },
  {
    name: 'types du web',
    command: bin('typescript/bin/tsc', '-p', 'apps/web/tsconfig.json', '--listFiles'),
    seen: /(apps\/web\/src\/main\.tsx)/,
  },
  {
    name: 'lint',
    command: bin('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
    seen: /on ([1-9]\d*) files/,
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
  { name: 'tests', command: bin('vitest/vitest.mjs', 'run'), seen: /Tests\s+([1-9]\d*) passed/ },
  {
    name: 'navigateur',
    command: bin('@playwright/test/cli.js', 'test'),
    seen: /([1-9]\d*) passed/,
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
      if (!passed) console.log(output.slice(-20_000))
      if (code === 0 && !sawSomething) console.log(`« ${gate.name} » n’a rien examiné.`)
      resolve(passed)
    })
  })
}

/** Runs the gates one after the other and says how many passed; ends the process. */
export async function passAll(gates: readonly Gate[]): Promise<never> {
  let failed = 0
  for (const gate of gates) if (!(await pass(gate))) failed++
  // the line that services of continuous integration look for, hence not in French
  console.log(`${gates.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
