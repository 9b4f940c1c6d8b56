import { spawnSync } from 'node:child_process'
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
