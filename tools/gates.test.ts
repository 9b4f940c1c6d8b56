import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, TEST_GATES } from './gates.ts'

/** Runs `passAll` on gates that print the given texts. Returns the output and the exit code. */
function run(gates: readonly object[]): { said: string; code: number | null } {
  const script = `
    import { passAll } from ${JSON.stringify(join(ROOT, 'tools/gates.ts'))}
    const says = ({ text, code = 0, seen, ...rest }) => ({
      name: 'une',
      command: [process.execPath, '-e', \`process.stdout.write(\${JSON.stringify(text)}); process.exit(\${code})\`],
      ...(seen && { seen: new RegExp(seen) }),
      tells: ${String(TEST_GATES.at(-1)?.tells)},
      ...rest,
    })
    await passAll(${JSON.stringify(gates)}.map(says))`
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  return { said: done.stdout.toString(), code: done.status }
}

test('a journey that passed on its second try is named, although the gate passes', () => {
  const text = '  1 flaky\n    e2e/a.spec.ts:3:1 › it works \n  246 passed (3.2m)\n'
  const { said, code } = run([{ text, seen: '([1-9]\\d*) passed', fillsMachine: true }])
  expect(said).toContain('1 flaky\n    e2e/a.spec.ts:3:1 › it works')
  expect(said).not.toContain('246')
  expect(said).toContain('1 passed, 0 failed')
  expect(code).toBe(0)
})

test('a test that passed on its second try is named with its first error', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.cache/second-try-'))
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { secondTries } from '${join(ROOT, 'tools/second-tries.ts')}'
    export default { test: { retry: 1, reporters: [secondTries()] } }`,
  )
  writeFileSync(
    join(folder, 'a.test.ts'),
    `import { expect, test } from 'vitest'
    let tries = 0
    test('wavers', () => expect(++tries).toBe(2))
    test('holds', () => expect(1).toBe(1))`,
  )
  const runner = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const done = spawnSync(process.execPath, [runner, 'run', '--root', folder])
  rmSync(folder, { recursive: true })
  const tells = TEST_GATES[0]?.tells?.exec(done.stdout.toString())?.[0] ?? ''
  expect(tells).toMatch(/1 flaky\n {4}.+a\.test\.ts › wavers \(expected 1 to be 2/)
  expect(tells).not.toContain('holds')
})

test('every gate runs, heavy ones last, and one failure fails the whole', () => {
  const light = ['a', 'b', 'c'].map((name) => ({ name, text: 'x', code: name === 'b' ? 1 : 0 }))
  const { said, code } = run([{ name: 'd', text: '', fillsMachine: true }, ...light])
  expect(said.match(/^[✓✗] \w/gm)?.toSorted()).toEqual(['✓ a', '✓ c', '✓ d', '✗ b'])
  expect(said.match(/^[✓✗] \w/gm)?.at(-1)).toBe('✓ d')
  expect(said).toContain('3 passed, 1 failed')
  expect(code).toBe(1)
})

test('a gate that checked nothing fails', () => {
  const { said, code } = run([{ text: '0 passed', seen: '([1-9]\\d*) passed' }])
  expect(said).toContain('« une » n’a rien examiné.')
  expect(code).toBe(1)
})
