import { hash } from 'node:crypto'
import { relative } from 'node:path'

interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly replacement: string
  readonly location: unknown
}

/**
 * Lets a sample of the mutants through, chosen by a seed and the mutant's content, so that other changes don't affect
 * it. The others are reported as compile errors, which Stryker excludes from its counts.
 */
export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', factory: () => ({ init: async () => undefined, check }) },
]

const share = Number(process.env['MUTATION_SHARE'] ?? 1)
const seed = process.env['MUTATION_SEED'] ?? ''

async function check(mutants: readonly Mutant[]) {
  return Object.fromEntries(
    mutants.map((mutant) => [
      mutant.id,
      isDrawn(mutant)
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not in the sample' },
    ]),
  )
}

function isDrawn({ fileName, replacement, location }: Mutant): boolean {
  const what = JSON.stringify([seed, relative(process.cwd(), fileName), replacement, location])
  return hash('sha256', what, 'buffer').readUInt32BE() < share * 2 ** 32
}
